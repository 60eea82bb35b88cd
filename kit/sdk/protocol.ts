/** The version of the messages below; later portals still understand it. */
export const PROTOCOL = 1

/** Limits of the channel, which both sides enforce. */
export const SDK_LIMITS = {
  /** Characters of the key of a save. */
  keyLetters: 64,
  /** Bytes (UTF-8) of all saves of a game, keys included. */
  saveBytes: 40_000,
  /** Number of parameters of an invitation, and characters of all of them. */
  params: 10,
  paramLetters: 300,
  /** Characters of the id of a badge. */
  badgeLetters: 32,
  /** Characters of a text to share. */
  shareLetters: 200,
  /** Messages that may come at once, and how many more each second. */
  burst: 120,
  perSecond: 60,
} as const

/** Theme of the page around the game. */
export type Theme = 'light' | 'dark'
/** Names and values that a link carries for the game. */
export type Params = Readonly<Record<string, string>>

/** What a game knows about the page it runs in. */
export interface Facts {
  /** Language of the page: `en`, `ar`, … */
  readonly language: string
  /** Theme of the page. */
  readonly theme: Theme
  /** The player wants no sound. */
  readonly isMuted: boolean
  /** A dialog covers the game, or the tab is hidden. */
  readonly isPaused: boolean
  /** Parameters of the link that led here (`invite`). */
  readonly params: Params
  /** The address of the game's page. */
  readonly link: string
  /** Pixels at each edge that a notch or a bar of the system covers. */
  readonly safe: {
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly left: number
  }
}

export type Break = 'between' | 'reward'

/** Requests of a game that get an answer. */
export type Question =
  | { readonly what: 'saves' }
  /** Null removes the save. */
  | { readonly what: 'save'; readonly key: string; readonly value: string | null }
  | { readonly what: 'invite'; readonly params: Params }
  | { readonly what: 'share'; readonly text: string }
  | { readonly what: 'break'; readonly kind: Break }
  | { readonly what: 'badge'; readonly badgeId: string }

/** From the game to the portal. */
export type GameMessage =
  | { readonly t: 'progress'; readonly value: number }
  | { readonly t: 'ready' }
  | { readonly t: 'play' }
  | { readonly t: 'stop' }
  | { readonly t: 'score'; readonly value: number }
  | { readonly t: 'happy' }
  | { readonly t: 'ask'; readonly n: number; readonly question: Question }

/** Why a request was refused. */
export type Refusal = 'tooLarge' | 'tooMany' | 'refused'

const REFUSALS: readonly unknown[] = ['tooLarge', 'tooMany', 'refused'] satisfies readonly Refusal[]

/** From the portal to the game. */
export type PortalMessage =
  | { readonly t: 'facts'; readonly facts: Facts }
  | { readonly t: 'answer'; readonly n: number; readonly value: unknown }
  | { readonly t: 'no'; readonly n: number; readonly why: Refusal }
  /** The portal has closed the channel. */
  | { readonly t: 'bye' }

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most
/** What hides in a line or turns it around, and what leads elsewhere: no words of a game to share. */
const NO_WORDS = /\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]|:\/\/|www\./iu
const isKey = (value: unknown): value is string => isText(value, SDK_LIMITS.keyLetters) && value !== ''

const BADGE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Whether this can be the id of a badge; it is part of URLs. */
export const isBadgeId = (value: unknown): value is string =>
  isText(value, SDK_LIMITS.badgeLetters) && BADGE_ID.test(value)

/** It is part of a URL. */
const PARAM_NAME = /^[\w.-]{1,64}$/

/** Names and values of an invitation, as long as they are few and short. */
export function readParams(value: unknown): Params | undefined {
  const fields = fieldsOf(value)
  if (!fields) return undefined
  const pairs = Object.entries(fields)
  if (
    pairs.length > SDK_LIMITS.params ||
    pairs.some(([key, text]) => !PARAM_NAME.test(key) || typeof text !== 'string')
  )
    return undefined
  const letters = pairs.reduce((sum, [key, text]) => sum + key.length + (text as string).length, 0)
  return letters <= SDK_LIMITS.paramLetters ? (fields as Params) : undefined
}

function readQuestion(value: unknown): Question | undefined {
  const fields = fieldsOf(value)
  switch (fields?.['what']) {
    case 'saves':
      return { what: 'saves' }
    case 'save': {
      const { key, value: text } = fields
      const isValue = text === null || typeof text === 'string'
      return isKey(key) && isValue ? { what: 'save', key, value: text } : undefined
    }
    case 'invite': {
      const params = readParams(fields['params'])
      return params && { what: 'invite', params }
    }
    case 'share':
      return isText(fields['text'], SDK_LIMITS.shareLetters) && !NO_WORDS.test(fields['text'])
        ? { what: 'share', text: fields['text'] }
        : undefined
    case 'badge':
      return isBadgeId(fields['badgeId']) ? { what: 'badge', badgeId: fields['badgeId'] } : undefined
    case 'break':
      return fields['kind'] === 'between' || fields['kind'] === 'reward'
        ? { what: 'break', kind: fields['kind'] }
        : undefined
    default:
      return undefined
  }
}

/** Reads a message of a game; undefined for anything that is not part of this protocol. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  const fields = fieldsOf(data)
  switch (fields?.['t']) {
    case 'progress':
      return isNumber(fields['value'])
        ? { t: 'progress', value: Math.min(1, Math.max(0, fields['value'])) }
        : undefined
    case 'score':
      return isNumber(fields['value']) ? { t: 'score', value: fields['value'] } : undefined
    case 'ready':
    case 'play':
    case 'stop':
    case 'happy':
      return { t: fields['t'] }
    case 'ask': {
      const question = readQuestion(fields['question'])
      return question && Number.isInteger(fields['n'])
        ? { t: 'ask', n: fields['n'] as number, question }
        : undefined
    }
    default:
      return undefined
  }
}

function readFacts(value: unknown): Facts | undefined {
  const fields = fieldsOf(value)
  const safe = fieldsOf(fields?.['safe'])
  const params = readParams(fields?.['params'])
  const theme = fields?.['theme']
  if (
    !fields ||
    !safe ||
    !params ||
    !isText(fields['language'], 35) ||
    (theme !== 'light' && theme !== 'dark')
  )
    return undefined
  const edge = (name: string) => (isNumber(safe[name]) ? safe[name] : 0)
  return {
    language: fields['language'],
    theme,
    isMuted: fields['isMuted'] === true,
    isPaused: fields['isPaused'] === true,
    params,
    link: isText(fields['link'], 500) ? fields['link'] : '',
    safe: { top: edge('top'), right: edge('right'), bottom: edge('bottom'), left: edge('left') },
  }
}

/** Reads a message of the portal; undefined for anything that is not part of this protocol. */
export function readPortalMessage(data: unknown): PortalMessage | undefined {
  const fields = fieldsOf(data)
  if (fields?.['t'] === 'facts') {
    const facts = readFacts(fields['facts'])
    return facts && { t: 'facts', facts }
  }
  if (fields?.['t'] === 'bye') return { t: 'bye' }
  if (!fields || !Number.isInteger(fields['n'])) return undefined
  const n = fields['n'] as number
  if (fields['t'] === 'answer') return { t: 'answer', n, value: fields['value'] }
  const { why } = fields
  if (fields['t'] === 'no' && REFUSALS.includes(why)) return { t: 'no', n, why: why as Refusal }
  return undefined
}

/** Carries what a game has put into an invitation. */
const INVITED = 'with'

/** A link to the page of a game that brings these parameters along. */
export function linkWith(link: string, params: Params): string {
  const inside = new URLSearchParams(params).toString()
  return inside === '' ? link : `${link}?${new URLSearchParams({ [INVITED]: inside }).toString()}`
}

/** What the query of an address carries for the game; nothing false from a link that somebody has written by hand. */
export function paramsIn(query: string): Params {
  const inside = new URLSearchParams(query).get(INVITED) ?? ''
  return readParams(Object.fromEntries(new URLSearchParams(inside))) ?? {}
}

/** Asks the portal for a channel: the only message that goes through the window. */
export const helloOf = () => ({ sdk: 'hello', version: PROTOCOL })
/** The portal's answer, with the port of the channel. */
export const portOf = () => ({ sdk: 'port', version: PROTOCOL })

export const isHello = (data: unknown): boolean => {
  const fields = fieldsOf(data)
  return fields?.['sdk'] === 'hello' && isNumber(fields['version']) && fields['version'] >= PROTOCOL
}
export const isPort = (data: unknown): boolean => fieldsOf(data)?.['sdk'] === 'port'
