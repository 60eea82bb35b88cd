/** What a device sends about itself with every request (spec 3.1); the first nine are the head of spec 3.5. */
export interface Head {
  readonly devId: string
  readonly devModel: string
  readonly devMFG: string
  readonly devOS: string
  readonly language: string
  readonly network: string
  readonly width: number
  readonly height: number
  readonly platform: string
  readonly devTimeMill: number
  readonly utcOffset: number
  readonly area: string
  readonly lng: string
  readonly lat: string
  readonly bundleId: string
  readonly version: string
  readonly channel: string
  /** Identifies one intended effect, so that sending it twice has it once (docs/contract.md 1). */
  readonly opId?: string
}

/** The body of every call (spec 3.5). */
export interface Envelope {
  readonly id: number | string
  readonly params: unknown
  readonly head: Partial<Head>
}

export interface WireError {
  readonly code: number
  readonly msg: string
  readonly data?: Readonly<Record<string, string | number>>
}

/** What every call answers (spec 7.1). */
export interface Answer {
  readonly id: number | string | null
  readonly result: Readonly<Record<string, unknown>> | null
  readonly error: WireError | null
}

/** The fixed games id of the portal. */
export const BUNDLE_ID = 'app.islet.games'

/** Fields of the head that a browser can determine, by readable names. */
export interface DeviceReading {
  readonly deviceId: string
  readonly userAgent: string
  readonly language: string
  readonly now: number
  /** Minutes west of UTC, as `Date.getTimezoneOffset` gives it. */
  readonly timezoneMinutes: number
  readonly network: string | undefined
  readonly width: number
  readonly height: number
}

const UNKNOWN = 'unknow'
/** As the specification has it, braces included (spec 3.2). */
const VERSION = '{ip}'
const DEFAULT_SCREEN = { width: 375, height: 667 }

/** A browser that hides its platform counts as a phone (spec 3.2). */
const isPhone = (userAgent: string) => userAgent === '' || /iphone|ipad|ipod|android|mobile/i.test(userAgent)
const systemOf = (userAgent: string) =>
  /(iphone os|cpu os|android|windows nt|mac os x)[ /]?[\d._]*/i.exec(userAgent)?.[0] ??
  (/linux/i.test(userAgent) ? 'Linux' : UNKNOWN)
const modelOf = (userAgent: string) =>
  /iphone|ipad/i.exec(userAgent)?.[0] ?? /android [\d.]+; ([^;)]+)/i.exec(userAgent)?.[1]?.trim() ?? UNKNOWN
const makerOf = (userAgent: string) =>
  /iphone|ipad|macintosh/i.test(userAgent)
    ? 'Apple'
    : (/samsung|huawei|xiaomi|oppo|vivo|pixel/i.exec(userAgent)?.[0] ?? UNKNOWN)

/** The head of a request, from what the browser knows (spec 3.1 to 3.5). */
export function headOf(device: DeviceReading): Head {
  return {
    devId: device.deviceId,
    devModel: modelOf(device.userAgent),
    devMFG: makerOf(device.userAgent),
    devOS: systemOf(device.userAgent),
    language: device.language || 'en',
    network: device.network ?? UNKNOWN,
    width: device.width || DEFAULT_SCREEN.width,
    height: device.height || DEFAULT_SCREEN.height,
    platform: isPhone(device.userAgent) ? 'web_mobile' : 'web_pc',
    devTimeMill: device.now,
    utcOffset: -device.timezoneMinutes * 60,
    area: UNKNOWN,
    lng: '0.0',
    lat: '0.0',
    bundleId: BUNDLE_ID,
    version: VERSION,
    channel: 'official',
  }
}
