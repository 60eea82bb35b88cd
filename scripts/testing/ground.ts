import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fail, root } from '../setup.mjs'

/** Disk space for a run's databases, builds and browsers; the most measured was 1.2 GB. */
const NEEDED_GB = 2
/** With less space than this, a database may be truncated during a write. */
const LEAST_GB = 0.1
const LOOK_EVERY = 1000

/**
 * Ends the run, and its parts, with a clear message if the disk is nearly full, now or later: half-written databases fail in
 * confusing ways.
 */
export function needSpace(): void {
  const look = (needed: number) => {
    for (const folder of new Set([root, tmpdir()])) {
      const { bavail, bsize } = statfsSync(folder)
      const free = (bavail * bsize) / 1e9
      if (free < needed)
        fail(
          `${folder} has ${free.toFixed(2)} GB left and the tests need ${NEEDED_GB}: free some and try again`,
        )
    }
  }
  look(NEEDED_GB)
  setInterval(() => look(LEAST_GB), LOOK_EVERY).unref()
}

/** Calls `end` when the parent process is gone, because it may be killed without a signal to this one. */
export function endWithStarter(end: () => void): void {
  const starter = process.ppid
  setInterval(() => {
    if (process.ppid !== starter) end()
  }, LOOK_EVERY).unref()
}

/** Tests use their own database and settings, so an operator's environment variables must not reach them. */
export function forgetOperator(): void {
  for (const name of OPERATORS_OWN.split(/\s+/)) delete process.env[name]
}

const OPERATORS_OWN =
  'DATABASE_URL DATA_DIR PUBLIC_URL TRUSTED_PROXIES CONSOLE_TRUSTED_PROXIES API_BASE RESOURCE_HOST MEDIA_HOSTS ISLET_PEPPER LOG_LEVEL NODE_ENV ' +
  'FACEBOOK_PIXEL_ID FACEBOOK_PIXEL_URL TAG_LOADER_ID TAG_LOADER_URL ANALYTICS_ID ANALYTICS_URL AD_SCRIPT_URL TAG_HOSTS CONSENT ' +
  'OAUTH_PROVIDERS OAUTH_GOOGLE_ID OAUTH_GOOGLE_SECRET OAUTH_FACEBOOK_ID OAUTH_FACEBOOK_SECRET OAUTH_APPLE_ID OAUTH_APPLE_TEAM ' +
  'OAUTH_APPLE_KEY_ID OAUTH_APPLE_KEY CONSENT_AGE WORKER_KEY COORDINATOR_URL WORKER_ID WORKER_LINE LINE_NAME LINE_AREA MEDIA_URL CLOUD_CAPACITY CLOUD_UDP_PORTS ' +
  'CLOUD_FOLDER CLOUD_FIRST_UID CLOUD_DRAIN REDIS_URL NODE_NAME LEAVE_SECONDS'
