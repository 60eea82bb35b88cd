import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PERSONAL_DATA } from '#apps/server/personal-data.ts'
import type { Fate, Holding } from '#kit/server/personal-data.ts'
import { days, hours } from '#kit/time/time.ts'
import { MISSED_SEARCHES_KEPT_FOR } from '#modules/catalog/server/index.ts'
import { FEWEST_PEOPLE } from '#modules/numbers/server/index.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'
import { AGE_STANDS_FOR } from '#modules/privacy/rules/age.ts'
import { FILE_KEPT_FOR } from '#modules/privacy/rules/exporting.ts'
import { GRACE, MEMBER_REMEMBERED_FOR, MEMBER_TOLD_BEFORE } from '#modules/privacy/rules/leaving.ts'

export const DATA_MAP = join(import.meta.dirname, '../docs/data-map.md')

const inDays = (length: number) => `${length / days(1)} days`
const inHours = (length: number) => `${length / hours(1)} hours`

const INTRODUCTION = `# Data map

Made from what the modules register (\`server/personal-data.ts\`) by \`node scripts/data-map.ts\`; tests keep it in step with
the modules, and the modules with every column of the database that may hold the number of a player.

Everything lies in the PostgreSQL of the operator, and in its backups (at most 35 days, docs/operating.md). The file beside
the data that turns device ids into masks (\`DATA_DIR/secret\`) is no part of the database. Nothing leaves the operator's
machines but what the column *who sees it* says. No name, e-mail address, birth date, position or contact is asked for; an
address of the network is kept as /24 or /56 only, and for 30 days.

- **Export**: a player has a file made with everything below about themselves, once a day; it is offered for
  ${inHours(FILE_KEPT_FOR)} by a signed address.
- **Erasure**: an account that is given up goes after ${inDays(GRACE)}. What the column *at erasure* calls *kept* or *blanked*
  then belongs to a number that leads to nobody; cards go to the system account by a move of their own.
- **Nobody there**: a visitor goes after ${inDays(VISITOR_REMEMBERED_FOR)} without use, a member after
  ${inDays(MEMBER_REMEMBERED_FOR)}, of which they are told ${inDays(MEMBER_TOLD_BEFORE)} before.
- **Age**: asked once, before a player is shown to others; kept as a band with the day, for ${inDays(AGE_STANDS_FOR)}.
- **Of nobody**: searches that found nothing are counted by day and term (\`catalog_missed_search\`) for
  ${inDays(MISSED_SEARCHES_KEPT_FOR)}, without who searched; what may be an address, an id or a number of somebody is not counted
  (\`modules/catalog/rules/missed-term.ts\`). Visits, plays, returns, coconuts, seats and load times are counted by day
  (\`numbers_…\`): language, class of device and kind of page are the finest that they tell, so erasure leaves them as they are. A file
  for others tells no count of fewer than ${FEWEST_PEOPLE} people.
`

const FATES: Readonly<Record<Fate, string>> = {
  deleted: 'deleted',
  blanked: 'blanked',
  kept: 'kept as a number',
  moved: 'goes to the system account',
}

function lengthOf({ keptFor }: Holding): string {
  if (keptFor === 'account') return 'as long as the account'
  if (keptFor === 'ledger') return 'as part of the ledger'
  return keptFor < days(1) ? inHours(keptFor) : inDays(keptFor)
}

/** The generated page about personal data. */
export function dataMap(): string {
  const parts = [...PERSONAL_DATA]
    .toSorted((one, other) => (one.module < other.module ? -1 : 1))
    .map(({ module, holdings }) => {
      const rows = holdings.map(
        (one) =>
          `| ${one.table} | ${one.what} | ${one.why} | ${lengthOf(one)} | ${one.seenBy} | ${FATES[one.fate]} |`,
      )
      return [
        `## ${module}`,
        '',
        '| where | what | why | how long, at most | who sees it | at erasure |',
        '|---|---|---|---|---|---|',
        ...rows,
        '',
      ].join('\n')
    })
  return `${INTRODUCTION}\n${parts.join('\n')}`
}

if (import.meta.main) writeFileSync(DATA_MAP, dataMap())
