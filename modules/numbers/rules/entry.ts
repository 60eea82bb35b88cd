import type { DeviceClass, Entry } from '../model.ts'

const KINDS: readonly (readonly [path: RegExp, entry: Entry])[] = [
  [/^\/$/, 'home'],
  [/^\/hub\/[^/]+$/, 'hub'],
  [/^\/(games(\/.*)?|list\/[^/]+|today|event\/[^/]+)$/, 'list'],
  [/^\/shtml\/[^/]+$/, 'shared'],
  [/^\/(cloud(\/.*)?|cgame)$/, 'cloud'],
  [/^\/g\/[^/]+$/, 'game'],
]
/** Parameters of shared links: an invitation, a duel, a run to beat. */
const SHARED = ['inv', 'duel', 'beat']

/** The kind of page at this address; "other" if it cannot be parsed. */
export function entryOf(address: string | undefined): Entry {
  if (address === undefined || !URL.canParse(address)) return 'other'
  const { pathname, searchParams } = new URL(address)
  if (SHARED.some((name) => searchParams.has(name))) return 'shared'
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return KINDS.find(([known]) => known.test(path))?.[1] ?? 'other'
}

/** The class of a device, from information that is available anyway. */
export function deviceClassOf(device: {
  readonly platform: 'web_mobile' | 'web_pc'
  readonly widthClass: 'small' | 'medium' | 'large'
}): DeviceClass {
  if (device.platform === 'web_pc') return 'computer'
  return device.widthClass === 'small' ? 'phone' : 'tablet'
}
