import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCloudRig, testCloudGames, type CloudRig } from '#apps/testing/cloud-rig.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'

let rig: CloudRig
beforeAll(async () => {
  rig = await openCloudRig({
    cloudGames: {
      ...testCloudGames,
      gameOf: async (db, gameKey) => {
        const game = await testCloudGames.gameOf(db, gameKey)
        return game && { ...game, age: gameKey === 'mines' ? 16 : 0 }
      },
    },
  })
  await rig.worker()
})
afterAll(() => rig.close())

const born = (player: Awaited<ReturnType<CloudRig['player']>>, years: number) =>
  player.device.call(privacyCalls.answerAge, { year: new Date(rig.now()).getUTCFullYear() - years })

test('a game from 16 asks for the age, admits adults and refuses children', async () => {
  const [ann, kid] = [await rig.player('Ann'), await rig.player('Kid')]
  ann.device.yearOfBirth = undefined
  for (const call of [ann.start, ann.join])
    expect((await call('mines')).error).toMatchObject({ name: 'AgeNeeded' })
  await born(ann, 30)
  expect((await ann.start('mines')).result).toMatchObject({ progress: 'turn' })
  await born(kid, 10)
  for (const call of [kid.start, kid.join])
    expect((await call('mines')).error).toMatchObject({ code: 200211, name: 'CloudGameNotForAge' })
  await ann.stop()
  expect((await kid.start('tux')).error).toBeNull()
})
