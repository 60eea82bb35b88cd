import { listCopies } from '#modules/scores/server/index.ts'
import { shown, type Command } from './command.ts'
import { LIMIT, readLimit } from './read-words.ts'
import { shownMoment, table } from './tables.ts'

export const SCORES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'scores copies',
    says: 'lists runs that repeat those of another account input for input; they are not ranked',
    args: [],
    options: LIMIT,
    example: 'portal scores copies',
    async read({ db }, input) {
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const copies = await listCopies(db, limit.value)
      const rows = copies.map((one) => [
        shownMoment(one.foundAt),
        String(one.accountId),
        String(one.firstId),
        String(one.gameId),
        String(one.level),
        String(one.score),
      ])
      const text = table(['found', 'user', 'played first by', 'game', 'level', 'score'], rows)
      return shown(rows.length > 0 ? text : 'No copies.', copies)
    },
  },
]
