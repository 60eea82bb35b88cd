import type { SortDefinition } from './definitions.ts'
import { eelBoard } from './eel-board.ts'
import type { EelState } from './eel-rules.ts'
import { lotBoard } from './lot-board.ts'
import type { LotState } from './lot-rules.ts'
import type { Board } from './move.ts'
import { raftBoard } from './raft-board.ts'
import type { RaftState } from './raft-rules.ts'
import { stackBoard } from './stack-board.ts'
import type { StackState } from './stack-rules.ts'
import { yardBoard } from './yard-board.ts'
import type { YardState } from './yard-state.ts'

export type State = StackState | LotState | EelState | RaftState | YardState

const boards = new Map<string, Board<State>>()

/** Cached per game, so that its plans persist. */
export function boardOf(definition: SortDefinition): Board<State> {
  const known = boards.get(definition.id)
  if (known) return known
  const board = widened(boardFor(definition))
  boards.set(definition.id, board)
  return board
}

type AnyBoard = Board<StackState> | Board<LotState> | Board<EelState> | Board<RaftState> | Board<YardState>

function boardFor(definition: SortDefinition): AnyBoard {
  switch (definition.kind) {
    case 'stacks':
      return stackBoard(definition.id, definition.rules)
    case 'lot':
      return lotBoard
    case 'eels':
      return eelBoard(definition.hearts)
    case 'rafts':
      return raftBoard
    case 'yard':
      return yardBoard(definition.yard)
  }
}

/** A board only gets states of its own. */
const widened = (board: AnyBoard) => board as unknown as Board<State>
