/** `npm test` measures once and tells its parts by this environment variable. */
export const SLOWNESS = 'TEST_SLOWNESS'
/** What `unitOfWork` takes on the usual machine (2 cores of 2026, Node 26), in milliseconds. */
export const USUAL_MILLISECONDS = 60
/** Beyond this a machine is not slow but stopped. */
const SLOWEST = 6

/** A fixed piece of work that only computes. */
export function unitOfWork(): number {
  let state = 1
  for (let step = 0; step < 40_000_000; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return state
}

/** How many times slower than the usual machine this one is: what the run has measured, else a quick look of our own. */
export function machineSlowness(environment: Record<string, string | undefined> = process.env): number {
  const told = Number(environment[SLOWNESS])
  if (told > 0) return Math.min(told, SLOWEST)
  const begin = performance.now()
  unitOfWork()
  const measured = Math.min(SLOWEST, (performance.now() - begin) / USUAL_MILLISECONDS)
  environment[SLOWNESS] = measured.toFixed(2)
  return measured
}

/** Milliseconds that this thread has really worked, where Node tells. */
export function workedMilliseconds(): number {
  if (!process.threadCpuUsage) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How many times slower this processor is while it works; other work on the machine is no part of it. */
export function processorSlowness(): number {
  const begin = workedMilliseconds()
  unitOfWork()
  return Math.max(1, (workedMilliseconds() - begin) / USUAL_MILLISECONDS)
}
