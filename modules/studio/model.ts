/** Where a version of a developer's game stands. */
export const VERSION_STATES = ['checking', 'broken', 'ready', 'asked', 'approved', 'refused'] as const
export type VersionState = (typeof VERSION_STATES)[number]

/** What a questionnaire about age asks, as the rating boards do; `scale` has three answers, the others two. */
export const AGE_QUESTIONS = {
  violence: 'scale',
  fear: 'scale',
  language: 'scale',
  nudity: 'scale',
  drugs: 'scale',
  gambling: 'scale',
  chat: 'choice',
  purchases: 'choice',
} as const
export type AgeQuestion = keyof typeof AGE_QUESTIONS
export const AGE_ANSWERS = ['no', 'mild', 'strong', 'yes'] as const
export type AgeAnswer = (typeof AGE_ANSWERS)[number]
export type AgeAnswers = Readonly<Record<AgeQuestion, AgeAnswer>>

/** What the studio says of a game in one language. */
export interface StudioWords {
  readonly title: string
  readonly pitch: string
  /** How it is played, one sentence each. */
  readonly how: readonly string[]
}

export const ORIENTATIONS = ['portrait', 'landscape', 'any'] as const

/** What the studio knows of a game besides its words and pictures. */
export interface StudioTraits {
  readonly genre: string
  readonly players: number
  readonly orientation: (typeof ORIENTATIONS)[number]
  /** Under which licence the portal may show it, in the developer's words. */
  readonly licence: string
  readonly ages: AgeAnswers
}

/** Letters that the fields of a game may have. */
export const STUDIO_LIMITS = { name: 80, title: 60, pitch: 120, line: 200, lines: 8, licence: 200 } as const

/** Why a player reports a game. */
export const GAME_REPORT_REASONS = ['broken', 'adult', 'copied', 'tricks'] as const
export type GameReportReason = (typeof GAME_REPORT_REASONS)[number]

/** Percent of the players who get a new version, one stage after the other. */
export const STAGES = [1, 10, 100] as const

const LONGEST_LINE = 200
/** Text of a developer's page or file in storable form: one short line without control characters. */
export const shortLine = (text: unknown): string =>
  String(text)
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST_LINE)
    .toWellFormed()

/** What was seen: kept, not kept, or nothing that tells. */
export type Seen = 'yes' | 'no' | 'unseen'

/** One size of the automatic report. */
export interface ReportSize {
  readonly width: number
  readonly height: number
  /** Whether the page fits into the frame at this size, without bars to scroll. */
  readonly fits: Seen
}

/** What a real browser has seen of a version, before a person looks at it. */
export interface GameReport {
  readonly sizes: readonly ReportSize[]
  /** Bytes that came before the game said that it is ready, or was still. */
  readonly bytes: number
  /** From the first request to playable: as it is, and on a slow phone. */
  readonly playableMs: number
  readonly slowPlayableMs: number
  /** Whether the game has asked the portal for a channel. */
  readonly speaks: Seen
  readonly errors: readonly string[]
  /** Addresses that it asked for and did not get. */
  readonly outside: readonly string[]
  readonly touch: Seen
  readonly keyboard: Seen
  /** It was heard before anybody touched it. */
  readonly earlySound: Seen
  readonly memoryBytes: number
  readonly framesPerSecond: number
  readonly resizes: Seen
  readonly pauses: Seen
  readonly mutes: Seen
  /** Share of one processor that it takes while it is paused, in percent: a miner does not rest. */
  readonly idleCpu: number
}
