import { vi } from 'vitest'
import { LIMITS } from './limits.ts'

// Runs before each test file: waits in tests end with their event. The libraries' own limit is a second, which a
// busy machine passes without anything being broken.

const hasLimits = Symbol.for('islet.wait-limits')
// Files that share a worker share its `vi` too.
if (!(hasLimits in vi)) {
  const waitFor = vi.waitFor.bind(vi)
  vi.waitFor = (seen, options) =>
    waitFor(seen, typeof options === 'object' ? { timeout: LIMITS.event, ...options } : LIMITS.event)
  Object.assign(vi, { [hasLimits]: true })
}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: LIMITS.event })
}
