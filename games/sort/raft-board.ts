import type { Board } from './move.ts'
import { raftLevels } from './raft-levels.ts'
import { raftRules, readHarbour, type RaftState } from './raft-rules.ts'
import { raftLine } from './raft-search.ts'

const first = (level: number) => readHarbour(raftLevels[(level - 1) % raftLevels.length]!)

export const raftBoard: Board<RaftState> = {
  rules: (level) => raftRules(first(level)),
  best: (state) => raftLine(state)?.[0],
  line: (level) => raftLine(first(level)),
}
