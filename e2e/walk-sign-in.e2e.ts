import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSignInWorld, type SignInWorld } from './sign-in-world.ts'
import { consentScreens, signInScreens, inAppScreens } from './walk/sign-in-screens.ts'
import { WALK_TIME } from './walk/plan.ts'
import { walk } from './walk/walk.ts'
import { newcomer } from './walk/walker.ts'
import { openWorld } from './walk/world.ts'

const FACEBOOK_APP =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/455.0.0.44.88;]'
/** A third-party host, from which nothing is loaded before consent. */
const TAGS = { ANALYTICS_ID: 'G-X', ANALYTICS_URL: 'https://tags.example/count.js' }
const expected = [/status of (404|409|400|422)/]

let signInWorld: SignInWorld
beforeAll(async () => {
  signInWorld = await openSignInWorld()
})
afterAll(() => signInWorld.close())

test(
  'sign-in and its dialogs are readable and accessible [1.2] [1.25] [1.26] [2.18]',
  { timeout: WALK_TIME, retry: 0 },
  async () => {
    const visitor = await newcomer(signInWorld, { expected })
    const inApp = await newcomer(signInWorld, { expected, isMobile: true, userAgent: FACEBOOK_APP })
    const found = await Promise.all([
      walk(signInWorld, visitor, signInScreens),
      walk(signInWorld, inApp, inAppScreens),
    ])
    expect(found.flat()).toEqual([])
  },
)

test(
  'the question about third-party scripts is readable and accessible [1.2] [1.26]',
  { timeout: WALK_TIME, retry: 0 },
  async () => {
    const world = await openWorld(TAGS)
    const visitor = await newcomer(world, { expected })
    const found = await walk(world, visitor, consentScreens)
    // An open page goes on loading its late parts.
    await visitor.page.close()
    await world.close()
    expect(found).toEqual([])
  },
)
