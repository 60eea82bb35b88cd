import type { DeviceClass, Entry } from '../model.ts'

const KINDS: readonly (readonly [path: RegExp, entry: Entry])[] = [
  [/^\/$/, 'home'],
  [/^\/hub\/[^/]+$/, 'hub'],
  [/^\/(games(\/.*)?|list\/[^/]+|today|event\/[^/]+)$/, 'list'],
  [/^\/shtml\/[^/]+$/, 'shared'],
  [/^\/(cloud(\/.*)?|cgame)$/, 'cloud'],
  [/^\/g\/[^/]+$/, 'game'],
]
/** What an address carries that somebody has passed on: an invitation, a duel, a run to beat. */
const SHARED = ['inv', 'duel', 'beat']

/** The kind of page at this address; what cannot be read is another page. */
export function entryOf(address: string | undefined): Entry {
  if (address === undefined || !URL.canParse(address)) return 'other'
  const { pathname, searchParams } = new URL(address)
  if (SHARED.some((name) => searchParams.has(name))) return 'shared'
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return KINDS.find(([known]) => known.test(path))?.[1] ?? 'other'
}

/** The class of a device, by what is known of it anyhow. */
export function deviceClassOf(device: {
  readonly platform: 'web_mobile' | 'web_pc'
  readonly widthClass: 'small' | 'medium' | 'large'
}): DeviceClass {
  if (device.platform === 'web_pc') return 'computer'
  return device.widthClass === 'small' ? 'phone' : 'tablet'
}
