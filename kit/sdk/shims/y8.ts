import { connect, type Sdk } from '../sdk.ts'

type Answer = (response: unknown) => void
interface Entry {
  readonly key?: unknown
  readonly value?: unknown
}

/** Somebody is always there: saves follow the player, but their name is not told. */
const SOMEBODY = {
  status: 'ok',
  authResponse: {
    state: '',
    redirect_uri: '',
    details: { pid: 'player', nickname: 'Player', first_name: '', last_name: '', locale: 'en', avatars: {} },
  },
}

/** What Y8 says of a save that is not there. */
const NO_KEY = { error: 'Key not found' }
const LISTENERS = ['id.init', 'auth.authResponseChange', 'auth.logout'] as const

/** The table of user data: the only one that games without a server of their own call. */
const dataOf =
  (connecting: Promise<Sdk>) =>
  async (path: string, { key, value }: Entry): Promise<unknown> => {
    const { saves } = await connecting
    const name = String(key)
    switch (path) {
      case 'user_data/retrieve': {
        const found = saves.get(name)
        return found === undefined ? NO_KEY : { key: name, jsondata: found }
      }
      case 'user_data/submit':
        await saves.set(name, typeof value === 'string' ? value : JSON.stringify(value))
        return { status: 'ok', key: name }
      case 'user_data/remove':
        await saves.remove(name)
        return { status: 'ok', key: name }
      default:
        return { error: 'not available' }
    }
  }

/** Tables and achievements: an achievement whose name is that of a declared badge gives it. */
function gameApiOf(connecting: Promise<Sdk>) {
  const nothing = (_options?: unknown, tell?: Answer) => tell?.({ success: false, errorcode: 0, scores: [] })
  return {
    init: (_appId?: unknown, _options?: unknown, tell?: Answer) => void connecting.then(() => tell?.({})),
    Leaderboards: {
      save({ points, score }: { readonly points?: unknown; readonly score?: unknown } = {}, tell?: Answer) {
        void connecting.then((sdk) => {
          sdk.score(Number(points ?? score))
          tell?.({ success: true, errorcode: 0 })
        })
      },
      list: nothing,
      listCustom: nothing,
    },
    Achievements: {
      save({ achievement }: { readonly achievement?: unknown } = {}, tell?: Answer) {
        void connecting
          .then(({ badge }) => badge(badgeIdOf(String(achievement))))
          .then(
            () => tell?.({ success: true, errorcode: 0 }),
            () => tell?.({ success: false, errorcode: 1 }),
          )
      },
      list: nothing,
      listCustom: nothing,
    },
  }
}

/** "First Hop!" is the badge `first-hop`. */
const badgeIdOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** The names that games built for Y8's SDK call, spoken to this portal. */
export function y8Sdk(connecting: Promise<Sdk>) {
  const heard = new Map<string, Set<Answer>>(LISTENERS.map((name) => [name, new Set()]))
  const tell = (name: (typeof LISTENERS)[number], value: unknown) =>
    heard.get(name)!.forEach((hear) => hear(value))
  const answer = (response: unknown) => (given?: Answer) => void connecting.then(() => given?.(response))
  const data = dataOf(connecting)
  let isInit = false
  const signIn = (given?: Answer) =>
    void connecting.then(({ facts }) => {
      const { details } = SOMEBODY.authResponse
      const locale = facts().language
      const response = {
        ...SOMEBODY,
        authResponse: { ...SOMEBODY.authResponse, details: { ...details, locale } },
      }
      given?.(response)
      tell('auth.authResponseChange', response)
    })
  return {
    init: (_options?: unknown, given?: Answer) =>
      void connecting.then((sdk) => {
        isInit = true
        sdk.ready()
        given?.({})
        tell('id.init', {})
      }),
    Event: {
      subscribe(name: string, hear: Answer) {
        heard.get(name)?.add(hear)
        // Whoever comes late hears of it all the same.
        if (name === 'id.init' && isInit) hear({})
      },
      unsubscribe: (name: string, hear: Answer) => void heard.get(name)?.delete(hear),
    },
    getLoginStatus: signIn,
    login: signIn,
    register: signIn,
    logout: answer({ status: 'not_linked' }),
    api(path: string, _method: string, entry: Entry | Answer = {}, given?: Answer) {
      const hear = typeof entry === 'function' ? entry : given
      void data(path, typeof entry === 'function' ? {} : entry).then(hear, () =>
        hear?.({ error: 'not_saved' }),
      )
    },
    GameAPI: gameApiOf(connecting),
    ads: {
      init: () => undefined,
      /** A break ends at once. */
      display: (given?: () => void) =>
        void connecting.then((sdk) => sdk.commercialBreak()).then(given, given),
      displayRewarded: (given?: { readonly onFail?: Answer } | Answer) =>
        typeof given === 'function' ? given({ status: 'no_ads' }) : given?.onFail?.({ status: 'no_ads' }),
    },
    Protection: {
      isBlacklisted: answer(false),
      isSponsor: answer(false),
    },
    Profile: { updateAvatar: (_picture?: unknown, given?: Answer) => given?.({ error: 'not available' }) },
    Analytics: { levelBegin: () => undefined, levelEnd: () => undefined, custom: () => undefined },
    openProfile: () => undefined,
    submit_image: (_picture?: unknown, given?: Answer) => given?.({ error: 'not available' }),
    share: ({ message }: { readonly message?: unknown } = {}, given?: Answer) =>
      void connecting
        .then((sdk) => sdk.share(String(message ?? '')))
        .then(
          () => given?.({ status: 'ok' }),
          () => given?.({ error: 'refused' }),
        ),
  }
}

/** What games set to be called once the SDK is there: before its script, or in one after it. */
const BEGIN = 'idAsyncInit'
if (typeof window !== 'undefined') {
  const world = globalThis as unknown as Record<string, unknown>
  world['ID'] = y8Sdk(connect())
  const begin = () => (world[BEGIN] as (() => void) | undefined)?.()
  if (world[BEGIN] === undefined && document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', begin, { once: true })
  else queueMicrotask(begin)
}
