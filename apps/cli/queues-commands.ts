import { countBanAppeals } from '#modules/account/server/index.ts'
import { countOpen } from '#modules/chat/server/index.ts'
import { countReviews } from '#modules/studio/server/index.ts'
import { shown, type Command, type CommandContext } from './command.ts'
import { table } from './tables.ts'

/** Above this no exact number is needed. */
const MOST_COUNTED = 1000

const shownCount = (count: number) => (count < MOST_COUNTED ? String(count) : `${MOST_COUNTED} or more`)

async function readQueues({ db }: CommandContext) {
  const [said, banAppeals, games] = await Promise.all([
    countOpen(db, MOST_COUNTED),
    countBanAppeals(db, MOST_COUNTED),
    countReviews(db, MOST_COUNTED),
  ])
  return {
    reports: said.reports,
    escalated: said.escalated,
    appeals: said.appeals + banAppeals,
    reviews: games.asked + games.reported,
  }
}

export const QUEUES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'queues show',
    says: 'counts what waits for operators: open reports, those sent up to the owners, appeals of mutes and bans, games to review',
    example: 'portal queues show',
    async read(context) {
      const queues = await readQueues(context)
      const rows = Object.entries(queues).map(([queue, count]) => [queue, shownCount(count)])
      return shown(table(['queue', 'open'], rows), queues)
    },
  },
]
