import { randomBytes } from 'node:crypto'
import { isSpanContextValid, trace } from '@opentelemetry/api'
import { LogController } from 'fastify'
import { sourcePositions } from './source-positions.ts'

interface Destination {
  write(line: string): unknown
}

const HIDDEN = '[hidden]'
/**
 * Device ids have the form of a UUID; session tokens and device keys are 43 characters of base64url; passwords of listings and recovery codes of
 * operators are groups of four.
 */
const SECRETS = [
  /(?<![\w-])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\w-])/gi,
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  /(?<![\w-])[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){1,3}(?![\w-])/g,
]

/** Redacts tokens and device ids from log lines, whatever a message or stack quotes (docs/trust.md T1). */
export const hideSecrets = (line: string) =>
  SECRETS.reduce((text, secret) => text.replace(secret, HIDDEN), line)

/**
 * The web server's log settings: no line per request, no headers, bodies or queries, and every line is redacted before it is written.
 */
export function logSettings(level: string, destination: Destination = process.stdout) {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // On every line of a request, and in the answer of a failed one: ids sent by clients are not trusted.
    genReqId: requestNames(),
    logger: loggerOptions(level, destination),
  }
}

/** Unique request names: a random prefix per process, and a counter. */
function requestNames(): () => string {
  const ofProcess = randomBytes(6).toString('hex')
  let count = 0
  return () => `${ofProcess}-${(count++).toString(36)}`
}

/** The logger alone, for callers that configure the rest. */
function loggerOptions(level: string, destination: Destination) {
  return {
    level,
    mixin: spanNow,
    stream: { write: (line: string) => void destination.write(hideSecrets(line)) },
    redact: {
      paths: ['req.headers', 'headers', 'authorization', 'cookie', 'token', '*.token'],
      censor: HIDDEN,
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      err: describeError,
    },
  }
}

/** Links a log line to its trace, where traces are collected. */
function spanNow(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan()?.spanContext()
  return span && isSpanContextValid(span) ? { traceId: span.traceId, spanId: span.spanId } : {}
}

/** The driver puts values of the row into its errors (`detail`, `where`): they are left out. */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { code } = error as { code?: string }
  const cause = error.cause ? { cause: describeError(error.cause) } : {}
  return {
    type: error.name,
    message: error.message,
    stack: sourcePositions(error.stack ?? ''),
    ...(code ? { code } : {}),
    ...cause,
  }
}
