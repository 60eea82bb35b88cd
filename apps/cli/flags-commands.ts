import { FLAG_NAMES, type FlagName } from '#modules/operator/model.ts'
import { readFlags, setFlag } from '#modules/operator/server/index.ts'
import { misused, same, shown, type Command } from './command.ts'
import { plain, shownMoment, table } from './tables.ts'

const MOST_LETTERS = 300
const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')

export const FLAGS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'flags list',
    says: 'lists the flags and their states',
    example: 'portal flags list',
    async read({ db }) {
      const flags = await readFlags(db)
      const rows = FLAG_NAMES.map((name) => {
        const { isOn, words, changedAt } = flags[name]
        return [name, onOff(isOn), shownMoment(changedAt), plain(words)]
      })
      return shown(table(['flag', 'is', 'since', 'text'], rows), flags)
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
    options: { text: { value: 'TEXT', says: 'with maintenance: the notice for players, in plain text' } },
    note: 'Closed calls answer 100007; reading goes on. A running server notices within two seconds.',
    example: 'portal flags set maintenance on --text "Back at ten (UTC)"',
    async change({ db, now }, { words: given, options }) {
      const name = FLAG_NAMES.find((flag): flag is FlagName => flag === given['FLAG'])
      if (!name) return misused(`there is no flag "${given['FLAG']}": ${FLAG_NAMES.join(', ')}`)
      const state = given['STATE']
      if (state !== 'on' && state !== 'off') return misused('a flag is on or off')
      const isOn = state === 'on'
      const words = (options['text'] ?? '').trim()
      if (words !== '' && !(name === 'maintenance' && isOn))
        return misused('--text goes with "maintenance on" only')
      if ([...words].length > MOST_LETTERS || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(words))
        return misused(`--text is one line of at most ${MOST_LETTERS} letters`)
      const before = (await readFlags(db))[name]
      if (before.isOn === isOn && before.words === words) return same('That is how it is.')
      await setFlag(db, name, { isOn, words, now })
      return {
        ok: true,
        subject: `flag ${name}`,
        text: `${name} is ${state}.`,
        before: { state: onOff(before.isOn), text: before.words },
        after: { state, text: words },
      }
    },
  },
]
