#include "Peers.h"

#include <kiwi/kiwi.h>

#include <vector>

struct KiwiPeer {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::vector<double> values;

  kiwi::Constraint constraint(const PeerSystem &system, int row) const {
    std::vector<kiwi::Term> terms;
    const int start = system.termStarts[row];
    const int end = system.termStarts[row + 1];
    terms.reserve(end - start);
    for (int place = start; place < end; place++) {
      terms.emplace_back(variables[system.variables[place]], system.coefficients[place]);
    }
    const auto relation = system.relations[row] < 0 ? kiwi::OP_LE : system.relations[row] > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    const double strength = system.weights[row] < 0 ? kiwi::strength::required : system.weights[row];
    return kiwi::Constraint(kiwi::Expression(terms, system.constants[row]), relation, strength);
  }

  void read() {
    solver.updateVariables();
    for (size_t index = 0; index < variables.size(); index++) values[index] = variables[index].value();
  }
};

KiwiPeer *kiwiMake(const PeerSystem *system) {
  auto peer = new KiwiPeer();
  peer->variables.reserve(system->variableCount);
  for (int index = 0; index < system->variableCount; index++) peer->variables.emplace_back();
  peer->values.resize(system->variableCount);
  peer->constraints.reserve(system->rowCount);
  for (int row = 0; row < system->rowCount; row++) {
    peer->constraints.push_back(system->edits[row] ? kiwi::Constraint() : peer->constraint(*system, row));
  }
  for (int row = 0; row < system->rowCount; row++) {
    if (system->edits[row]) {
      const auto &variable = peer->variables[system->variables[system->termStarts[row]]];
      peer->solver.addEditVariable(variable, system->weights[row]);
      peer->solver.suggestValue(variable, system->suggestions[row]);
    } else {
      peer->solver.addConstraint(peer->constraints[row]);
    }
  }
  peer->read();
  return peer;
}

void kiwiFree(KiwiPeer *peer) { delete peer; }

const double *kiwiValues(const KiwiPeer *peer) { return peer->values.data(); }

void kiwiSuggest(KiwiPeer *peer, int32_t variable, double value) {
  peer->solver.suggestValue(peer->variables[variable], value);
  peer->read();
}

void kiwiChurn(KiwiPeer *peer, const int32_t *rows, int32_t count, const PeerSystem *bridge) {
  const auto added = peer->constraint(*bridge, 0);
  for (int index = 0; index < count; index++) peer->solver.removeConstraint(peer->constraints[rows[index]]);
  peer->solver.addConstraint(added);
  peer->read();
  peer->solver.removeConstraint(added);
  for (int index = 0; index < count; index++) peer->solver.addConstraint(peer->constraints[rows[index]]);
  peer->read();
}
