/** Operating systems by their own names, which are not translated. */
const NAMES: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
}

/** Name of a device; undefined for an unknown one. */
export const deviceName = (system: string): string | undefined => NAMES[system]

const SYSTEMS = [
  [/android/i, 'android'],
  [/iphone|ipad/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac os/i, 'macos'],
  [/linux|cros/i, 'linux'],
] as const

/** The operating system of a browser, as the server encodes it. */
export const systemOf = (userAgent: string): string =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
