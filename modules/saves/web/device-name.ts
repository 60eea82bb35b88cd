/** Systems by their own names, which no language translates. */
const NAMES: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
}

/** What a device is called; nothing for one that does not tell. */
export const deviceName = (system: string): string | undefined => NAMES[system]

const SYSTEMS = [
  [/android/i, 'android'],
  [/iphone|ipad/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac os/i, 'macos'],
  [/linux|cros/i, 'linux'],
] as const

/** The system that a browser runs on, as the server names it. */
export const systemOf = (userAgent: string): string =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
