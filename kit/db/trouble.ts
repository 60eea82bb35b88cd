const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '08001',
  '08004',
])

/** Driver messages without a code for lost connections. */
const CONNECTION_WORDS = /^(Connection terminated|timeout (expired|exceeded)|Client .* not queryable)/

/** The database is unreachable, stopping or starting: the same call may succeed a little later. */
export function isConnectionTrouble(error: unknown): boolean {
  const code = codeOf(error)
  if (typeof code === 'string') return CONNECTION_CODES.has(code)
  return error instanceof Error && CONNECTION_WORDS.test(error.message)
}

/** Serialisation failure (40001), deadlock (40P01) or exclusion violation (23P01): retry from the start. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01' || code === '23P01' || isStalePlan(error)
}

/** A migration has changed a table of a prepared statement: nothing was done, and preparing it again works. */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && /cached plan/.test((error as Error).message)
}

/** The lock was not available within `lock_timeout`: nothing was done. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'
