import {
  SAVE_FORMAT,
  type OtherState,
  type SaveDocument,
  type SavedRecord,
  type SavedRun,
  type SavedSettings,
} from '../model.ts'

const EMPTY: SavedRecord = { bests: {}, plays: 0, level: 1, stars: {}, options: {} }
const LONGEST_DAY = 10

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isMapOf =
  <Value>(isOne: (value: unknown) => value is Value) =>
  (value: unknown): value is Readonly<Record<string, Value>> =>
    isFields(value) && Object.values(value).every(isOne)
const isMissingOr =
  <Value>(isOne: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || isOne(value)

const isRun = (value: unknown): value is SavedRun =>
  isFields(value) &&
  isNumber(value['seed']) &&
  isNumber(value['level']) &&
  isText(value['save']) &&
  isMissingOr(isText)(value['version']) &&
  isMissingOr(isText)(value['runId']) &&
  (value['inputs'] === undefined || Array.isArray(value['inputs']))

const isOther = (value: unknown): value is OtherState =>
  isFields(value) &&
  isText(value['device']) &&
  isNumber(value['at']) &&
  isMissingOr(isRun)(value['run']) &&
  isMissingOr(isText)(value['memory'])

const isDaily = (value: unknown): value is NonNullable<SavedRecord['daily']> =>
  isFields(value) && isText(value['day']) && value['day'].length <= LONGEST_DAY && isNumber(value['best'])

export const isRecord = (value: unknown): value is SavedRecord =>
  isFields(value) &&
  isMapOf(isNumber)(value['bests']) &&
  isNumber(value['plays']) &&
  isNumber(value['level']) &&
  isMapOf(isNumber)(value['stars']) &&
  isMapOf(isText)(value['options']) &&
  isMissingOr(isRun)(value['run']) &&
  isMissingOr(isText)(value['memory']) &&
  isMissingOr(isDaily)(value['daily']) &&
  (value['others'] === undefined || (Array.isArray(value['others']) && value['others'].every(isOther)))

const isSettings: (value: unknown) => value is SavedSettings = isMapOf(isText)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses the record stored under a game's key; undefined where it is damaged. */
export function recordIn(text: string | undefined): SavedRecord | undefined {
  if (text === undefined) return undefined
  const value = parsed(text)
  if (!isFields(value)) return undefined
  const record = { ...EMPTY, ...value }
  return isRecord(record) ? record : undefined
}

/** Parses a stored save; undefined for an invalid one. Of a later format only the number is known. */
export function documentIn(text: string, isGame: boolean): SaveDocument | undefined {
  const value = parsed(text)
  if (!isFields(value)) return undefined
  const { format, record, settings } = value
  if (!isNumber(format) || !Number.isInteger(format) || format < 1) return undefined
  if (format > SAVE_FORMAT) return { format }
  if (isGame) return isRecord(record) ? { format, record } : undefined
  return isSettings(settings) ? { format, settings } : undefined
}

/** The text of a save, fields of later builds included. */
export const documentText = (document: Omit<SaveDocument, 'format'>): string =>
  JSON.stringify({ format: SAVE_FORMAT, ...document })
