import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compileText } from '../../kit/i18n/compile-text.ts'
import { LANGUAGES } from '../../kit/i18n/languages.ts'

const PREFIX = 'virtual:texts/'
const FOLDERS = [
  'kit/ui/messages',
  'kit/i18n/messages',
  'modules/*/web/messages',
  'modules/*/web/*/messages',
  'modules/*/web/names',
]

/** Modules whose texts the shell does not need: coconut pages, and dialogs that load at their first use. */
const BUNDLE_OF: Readonly<Record<string, string>> = {
  account: 'account',
  arenas: 'arenas',
  badges: 'badges',
  cards: 'coconut',
  idle: 'coconut',
  market: 'coconut',
  playtime: 'coconut',
  sharing: 'sharing',
  centre: 'centre',
  chat: 'chat',
  cloud: 'cloud',
  consent: 'preferences',
  dailies: 'dailies',
  duels: 'duels',
  events: 'coconut',
  friends: 'friends',
  hosted: 'hosted',
  hubs: 'hubs',
  inapp: 'inapp',
  install: 'install',
  lists: 'lists',
  login: 'login',
  notices: 'notices',
  preferences: 'preferences',
  privacy: 'privacy',
  saves: 'saves',
  streaming: 'streaming',
  studio: 'studio',
}

/** Folders whose texts belong to another bundle. */
const INNER_OF: Readonly<Record<string, string>> = {
  complain: 'hosted',
  entry: 'account',
  gameBadges: 'hosted',
  push: 'preferences',
  sending: 'run',
}

/**
 * Text bundles: `shell` for most screens, `coconut` for the collecting game, and one for each folder
 * `modules/<module>/web/<bundle>/messages`. Each is one chunk per language. Keys have the module's name
 * (`catalog.home.title`), those of cards their kind (`cardNames.12`).
 */
function filesOf(root: string, bundle: string, language: string): { namespace: string; file: string }[] {
  return FOLDERS.flatMap((folder) => globSync(`${folder}/${language}.json`, { cwd: root })).flatMap(
    (file) => {
      const [, module = '', , inner = ''] = file.split('/')
      if (inner === 'names')
        return bundle === 'coconut' ? [{ namespace: 'cardNames', file: join(root, file) }] : []
      const isOwn = inner !== 'messages' && !file.startsWith('kit/')
      const own = isOwn ? (INNER_OF[inner] ?? inner) : (BUNDLE_OF[module] ?? 'shell')
      const namespace = isOwn ? inner : module
      return own === bundle ? [{ namespace, file: join(root, file) }] : []
    },
  )
}

/** Refusals that occur only where a late bundle is loaded, matched by name. */
const REFUSALS_OF: Readonly<Record<string, RegExp>> = {
  chat: /^(Chat|BlockListFull)/,
  coconut:
    /^(InvalidListingCode|WrongRetrievalPassword|OwnCard|Listing|CardNotWanted|TooManyGuesses|Transfer|Reward|Steal|OnlineCodeUnknown|TimeTooSoon|NoTimeToClaim|NoBox|UseLimit|CardBusy|CardLevelTooLow|CardLocked)/,
  friends: /^(Reward|Steal|BlockListFull)/,
  challenge: /^(Replay|Run(Unknown|TooShort|Copied)|ScoreNotRanked|DailyOver)/,
  run: /^(Replay|Run(Unknown|TooShort|Copied)|ScoreNotRanked|DailyOver)/,
  watch: /^Replay/,
  saves: /^Saves?(TooLarge|Unreadable|Full)/,
  sharing: /^(InviteUnknown|ShareNotReady|ShareAlreadyTaken)/,
  install: /^(NotInstalled|HomeGiftTaken|OtherAccountHere)/,
  cloud: /^(Line(Full|Unavailable)|TurnMissed|InAnotherGame|CloudGameClosed)/,
  lists: /^GameList/,
  studio: /^(Developer|Studio|Version|Upload|Cover)/,
  duels: /^(Duel|NotYourTurn|MoveNotAllowed|RivalStillHere)/,
  login: /^(Oauth|LastLink|OfferGone)/,
}

const ofLatePart = (name: string) => Object.values(REFUSALS_OF).some((names) => names.test(name))

/** A bundle's refusals: their file and a filter; empty if the bundle has none. */
function refusalsOf(root: string, bundle: string, language: string) {
  const names = REFUSALS_OF[bundle]
  if (bundle !== 'shell' && !names) return []
  const isHere = names ? (name: string) => names.test(name) : (name: string) => !ofLatePart(name)
  return [{ namespace: 'errors', file: join(root, 'kit/errors/messages', `${language}.json`), isHere }]
}

/** Bundles loaded by name: a list of their files would be too much for the first load of other pages. */
const LATE = ['legal', 'watch', 'challenge', 'run', 'tile', 'ban', ...new Set(Object.values(BUNDLE_OF))]

const loadersOf = (bundle: string) =>
  `{ ${LANGUAGES.map((name) => `${name}: () => import('${PREFIX}${bundle}/${name}')`).join(', ')} }`

export function textsPlugin(root: string): Plugin {
  return {
    name: 'islet-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [bundle = '', language] = id.slice(PREFIX.length + 1).split('/')
      if (bundle === 'late')
        return `export default { ${LATE.map((name) => `${name}: ${loadersOf(name)}`).join(', ')} }`
      if (!language) return `export default ${loadersOf(bundle)}`
      const texts: Record<string, unknown> = {}
      const files = filesOf(root, bundle, language).map((one) => ({ ...one, isHere: () => true }))
      for (const { namespace, file, isHere } of [...files, ...refusalsOf(root, bundle, language)]) {
        this.addWatchFile(file)
        const source = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
        for (const [key, text] of Object.entries(source))
          if (isHere(key)) texts[`${namespace}.${key}`] = compileText(text)
      }
      return `export default ${JSON.stringify(texts)}`
    },
  }
}
