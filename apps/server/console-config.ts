type Environment = Readonly<Record<string, string | undefined>>

const PORTAL_PORT = 8080

/** The console's default port: the one after the portal's. */
export const usualConsolePort = (environment: Environment): number =>
  Number(environment['PORT'] ?? PORTAL_PORT) + 1

/** Where the operator's console listens, and its only URL. */
export interface ConsoleSettings {
  readonly host: string
  readonly port: number
  /** `https://console.islet.example`, or this machine; passkeys are bound to it. */
  readonly url: string
  /** How many proxies in front of the console are trusted with `X-Forwarded-For`, independent of the portal's. */
  readonly trustedProxies: number
}

/** The URL of the console for operators. */
export const consoleAddress = (environment: Environment): string =>
  environment['CONSOLE_URL']?.replace(/\/$/, '') ??
  `http://localhost:${environment['CONSOLE_PORT'] ?? usualConsolePort(environment)}`

/** The settings of the console; undefined if no port is set. */
export function readConsole(environment: Environment): ConsoleSettings | undefined {
  const port = environment['CONSOLE_PORT']
  if (!port) return undefined
  return {
    host: environment['CONSOLE_HOST'] ?? '127.0.0.1',
    port: Number(port),
    url: consoleAddress(environment),
    trustedProxies: Number(environment['CONSOLE_TRUSTED_PROXIES'] ?? 0),
  }
}
