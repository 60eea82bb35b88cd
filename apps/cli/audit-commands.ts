import { listActions, type StoredAction } from '#modules/operator/server/index.ts'
import { shown, type Command } from './command.ts'
import { LIMIT, readLimit } from './read-words.ts'
import { differences, plain, shownMoment } from './tables.ts'

export const AUDIT_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'audit list',
    says: 'lists what operators did, the latest first',
    options: {
      ...LIMIT,
      command: {
        value: 'NAME',
        says: 'only commands that begin with these words, such as users or "users ban"',
      },
      by: { value: 'NAME', says: 'only actions of this system user' },
      about: { value: 'SUBJECT', says: 'only actions on this subject, such as "user 12345678"' },
    },
    note: 'Kept for two years; nobody can edit it.',
    example: 'portal audit list --command users --limit 50',
    async read({ db }, input) {
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const { command, by: operator, about: subject } = input.options
      const actions = await listActions(db, { command, operator, subject, size: limit.value })
      return shown(actions.map(shownAction).join('\n\n') || 'Nothing was done.', actions)
    },
  },
]

function shownAction({ actionId, now, operator, host, line, subject, before, after, reason }: StoredAction) {
  return [
    `${actionId}  ${shownMoment(now)}  ${plain(operator)}${host && `@${plain(host)}`}  ${subject}`,
    `  ${plain(line)}`,
    ...differences(before, after),
    ...(reason ? [`  because: ${plain(reason)}`] : []),
  ].join('\n')
}
