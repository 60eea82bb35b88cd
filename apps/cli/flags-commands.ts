import type { Instant } from '#kit/time/time.ts'
import { AUDIENCES, FLAG_NAMES, type FlagName } from '#modules/operator/model.ts'
import { readFlags, setFlag, type FlagState } from '#modules/operator/server/index.ts'
import { usageError, same, shown, type Command, type Input, type CommandRefusal } from './command.ts'
import { readOptionalMoment } from './read-words.ts'
import { plain, shownMoment, table } from './tables.ts'

const MOST_LETTERS = 300
/** Sign-in precedes identification, and maintenance is for all. */
const PARTLY_OPEN = ['trade', 'chat', 'steal', 'cloud'] as const
const PARTLY = `with ${PARTLY_OPEN.join(', ')}`
const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')

export const FLAGS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'flags list',
    says: 'lists the flags and their states',
    example: 'portal flags list',
    async read({ db, now }) {
      const flags = await readFlags(db)
      const rows = FLAG_NAMES.map((name) => {
        const { isOn, words, changedAt, percent, audience, startsAt } = flags[name]
        const from = startsAt !== null && startsAt > now ? `from ${shownMoment(startsAt)}` : ''
        return [name, onOff(isOn), shownMoment(changedAt), `${percent} %`, audience, from, plain(words)]
      })
      return shown(table(['flag', 'is', 'since', 'open to', 'of', '', 'text'], rows), flags)
    },
  },
  {
    kind: 'change',
    name: 'flags set',
    says: 'switches a part of the portal off or on, or maintenance on or off',
    args: [
      { name: 'FLAG', says: FLAG_NAMES.join(', ') },
      { name: 'STATE', says: 'on or off' },
    ],
    options: {
      text: { value: 'TEXT', says: 'with maintenance: the notice for players, in plain text' },
      at: {
        value: 'MOMENT',
        says: 'with maintenance: when it begins, such as 30m or 2026-12-01T10:00Z; pages count down',
      },
      percent: { value: 'COUNT', says: `how many of a hundred accounts it is open to: ${PARTLY}` },
      audience: { value: 'WHO', says: `${AUDIENCES.join(' or ')}: ${PARTLY}` },
    },
    note: 'Closed calls answer 100007; reading goes on. A running server notices within two seconds. Who is among the percent stays among them when it grows.',
    example: 'portal flags set maintenance on --text "Back at ten (UTC)"',
    async change({ db, now }, input) {
      const name = FLAG_NAMES.find((flag): flag is FlagName => flag === input.words['FLAG'])
      if (!name) return usageError(`there is no flag "${input.words['FLAG']}": ${FLAG_NAMES.join(', ')}`)
      const wish = readWish(name, input, now)
      if ('code' in wish) return wish
      const before = (await readFlags(db))[name]
      if (JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(wish))) return same('That is how it is.')
      await setFlag(db, name, wish, now)
      const begins = wish.startsAt === null ? '' : ` from ${shownMoment(wish.startsAt)} on`
      return {
        ok: true,
        subject: `flag ${name}`,
        text: `${name} is ${onOff(wish.isOn)}${begins}.`,
        before: factsOf(before),
        after: factsOf(wish),
      }
    },
  },
]

type Wish = Omit<FlagState, 'changedAt'>

/** For diff and audit log; defaults are omitted. */
const factsOf = ({ isOn, words, percent, audience, startsAt }: Wish) => ({
  state: onOff(isOn),
  text: words,
  ...(percent < 100 ? { percent } : {}),
  ...(audience === 'everybody' ? {} : { audience }),
  ...(startsAt === null ? {} : { begins: shownMoment(startsAt) }),
})

/** Parses the request, or says why it is invalid. */
function readWish(name: FlagName, input: Input, now: Instant): Wish | CommandRefusal {
  const { words: given, options } = input
  const state = given['STATE']
  if (state !== 'on' && state !== 'off') return usageError('a flag is on or off')
  const isOn = state === 'on'
  const words = (options['text'] ?? '').trim()
  const isMaintenance = name === 'maintenance' && isOn
  if (words !== '' && !isMaintenance) return usageError('--text goes with "maintenance on" only')
  if (options['at'] !== undefined && !isMaintenance) return usageError('--at goes with "maintenance on" only')
  if ([...words].length > MOST_LETTERS || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(words))
    return usageError(`--text is one line of at most ${MOST_LETTERS} letters`)
  const isPartly = options['percent'] !== undefined || options['audience'] !== undefined
  if (isPartly && !(isOn && (PARTLY_OPEN as readonly string[]).includes(name)))
    return usageError(`--percent and --audience go ${PARTLY}, when it is on`)
  const percent = options['percent'] ?? '100'
  if (!/^\d{1,3}$/.test(percent) || Number(percent) < 1 || Number(percent) > 100)
    return usageError('--percent takes 1 to 100')
  const audience = AUDIENCES.find((one) => one === (options['audience'] ?? 'everybody'))
  if (!audience) return usageError(`--audience takes ${AUDIENCES.join(' or ')}`)
  const at = readOptionalMoment(input, 'at', now)
  if (!at.ok) return at
  return { isOn, words, percent: Number(percent), audience, startsAt: at.value ?? null }
}
