import families from 'virtual:families'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { portalSound } from '#kit/sound/portal-sound.ts'
import { SETTING_KEYS } from '#kit/sound/settings.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import { callApi } from '#kit/web/api.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { followAccount, readAccount } from '#modules/account/web/index.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { isRunHeld, openGame, reopened } from '#modules/catalog/web/open-game.ts'
import { chooseTheme, THEME_KEY, themeOf } from '#modules/preferences/web/theme.ts'
import { savesCalls } from '#modules/saves/calls.ts'
import type { OtherState, SavedRecord, SavedSettings } from '#modules/saves/model.ts'
import { recordIn } from '#modules/saves/rules/document.ts'
import { choose } from '#modules/saves/rules/join.ts'
import { openChoice, type ChoiceGame } from '#modules/saves/web/choice-trigger.ts'
import { systemOf } from '#modules/saves/web/device-name.ts'
import { followSaves, type FollowedSaves } from '#modules/saves/web/follow-saves.ts'
import { openSaveLock } from '#modules/saves/web/save-lock.ts'
import { applyPadSettings, padSettings } from '#modules/streaming/web/pad/kept-pads.ts'
import { knownBests } from './known-bests.ts'
import { dropGames, recallGames } from './recall-games.ts'

const SETTINGS = [...Object.values(SETTING_KEYS), THEME_KEY]
const GAME = 'game:'
const FIELDS = 'input, textarea, select, [contenteditable]'

const bests = knownBests(families)

let followed: FollowedSaves | undefined
/** Whether the player has done anything in the open game since its page was opened. */
let isTouched = false
/** Games whose question was asked on this page; a closed one is asked again on the next. */
const asked = new Set<string>()

/** Starts synchronising saves and settings, once a page. */
export function startSaves(storage: TextStorage, woken: readonly (Event | undefined)[] = []) {
  if (followed) return
  followed = followSaves({
    storage,
    keys: storedKeys,
    account: readAccount,
    now: serverNow,
    here: () => ({ device: systemOf(navigator.userAgent), at: serverNow() }),
    settings: {
      read: () => settingsIn(storage),
      apply: (settings) => applySettings(storage, settings),
    },
    readSaves: (params) => callApi(savesCalls.readSaves, params),
    sendSaves: (params) => callApi(savesCalls.sendSaves, params),
    arrived(keys) {
      reopen(keys)
      recallGames(storage, keys, (slug) => callApi(catalogCalls.readGame, { slug })).catch(
        ignoreFailure('listed when it is played here'),
      )
    },
    left(keys) {
      dropGames(storage, keys)
      // The board shows the run of a member who has signed out.
      if (isOpen(keys)) reopened.change((times) => times + 1)
    },
    alone: openSaveLock(navigator.locks),
    written: woken.find((event) => event instanceof StorageEvent),
    bestOfOpen(key) {
      const game = openGame.read()
      return game && key === GAME + game.slug ? bests.of(game.slug) : undefined
    },
    onAccount: followAccount,
    onGame(listener) {
      learnBest()
      openGame.watch(() => {
        isTouched = false
        if (openGame.read()) listener()
        learnBest()
        offerChoice().catch(ignoreFailure('asked the next time'))
      })
    },
  })
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(
      gesture,
      (event) => {
        const isField = event.target instanceof Element && event.target.matches(FIELDS)
        // Games listen for keys wherever the focus is.
        if (event.target instanceof HTMLCanvasElement || (event.type === 'keydown' && !isField))
          isTouched = true
      },
      { capture: true },
    )
  offerChoice().catch(ignoreFailure('asked the next time'))
}

function learnBest() {
  const game = openGame.read()
  if (game) bests.learn(game.family).catch(ignoreFailure('told by the server'))
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(GAME))
  } catch (error) {
    ignoreFailure('a browser that refuses storage')(error)
    return []
  }
}

function settingsIn(storage: TextStorage): SavedSettings {
  const entries = SETTINGS.map((name) => [name, storage.read(name)] as const)
  const kept = entries.filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(kept), ...padSettings(storage) }
}

function applySettings(storage: TextStorage, settings: SavedSettings) {
  const isOn = (name: string) => (settings[name] ?? storage.read(name) ?? '1') === '1'
  const { music, sound, vibration } = SETTING_KEYS
  const hasSound = Object.values(SETTING_KEYS).some(
    (name) => (settings[name] ?? '') !== (storage.read(name) ?? ''),
  )
  if (hasSound) portalSound()?.change({ music: isOn(music), sound: isOn(sound), vibration: isOn(vibration) })
  const theme = themeOf(settings[THEME_KEY])
  if (theme !== themeOf(storage.read(THEME_KEY))) chooseTheme(storage, theme)
  applyPadSettings(storage, settings)
}

const recordOf = (storage: TextStorage, slug: string) => recordIn(storage.read(GAME + slug))

const isOpen = (keys: readonly string[]) => keys.includes(GAME + (openGame.read()?.slug ?? ''))

/** Restarts the open game with the save that arrived, unless that would end a run that no save holds. */
function reopen(keys: readonly string[]) {
  const game = openGame.read()
  if (!game || !followed || !isOpen(keys)) return
  const isLost = isRunHeld.read() || (isTouched && !recordOf(followed.storage, game.slug)?.run)
  if (!isLost) reopened.change((times) => times + 1)
  offerChoice().catch(ignoreFailure('asked the next time'))
}

/** Asks which state of the open game to keep, where devices have diverged; only states that this build can continue. */
async function offerChoice() {
  const game = openGame.read()
  if (!game || !followed) return
  const record = recordOf(followed.storage, game.slug)
  if (!record?.others || asked.has(game.slug)) return
  const version = (await families[game.family]?.())?.version
  const others = record.others.filter(({ run }) => !run || run.version === version)
  if (others.length === 0 || openGame.read() !== game) return
  asked.add(game.slug)
  wakeOverlays()
  openChoice({ game, here: record, others, choose: (other) => decide(game, record, other) })
}

function decide({ slug }: ChoiceGame, shown: SavedRecord, other: OtherState | undefined) {
  if (!followed) return
  const { storage, changed } = followed
  asked.delete(slug)
  const record = recordOf(storage, slug) ?? shown
  storage.write(GAME + slug, JSON.stringify(choose(record, other)))
  changed()
  if (other) reopened.change((times) => times + 1)
}
