import { expect, test } from 'vitest'
import { trialOf } from '#modules/cloud/rules/trial.ts'
import { gameProfile, profileFault, readProfiles } from './cloud-profiles.ts'

const profiles = readProfiles()
const [sound] = profiles

test('at least 25 games have a profile, each of a tested game', () => {
  expect(profiles.length).toBeGreaterThanOrEqual(25)
  for (const { gameKey, tried } of profiles) expect(tried.saw, gameKey).not.toBe('not yet')
})

test('among them are a 3-D shooter, a platformer, a puzzle for the mouse alone and a game for two', () => {
  const keys = (tag: string) =>
    profiles.filter(({ tags }) => tags.includes(tag as never)).map(({ gameKey }) => gameKey)
  expect(keys('shooter')).toContain('freedoom1')
  expect(keys('platformer')).toContain('supertux')
  expect(keys('twoPlayers')).toContain('four-in-a-row')
  const mines = profiles.find(({ gameKey }) => gameKey === 'gnome-mines')!
  expect(mines).toMatchObject({ pointer: 'absolute' })
  expect(mines.pad).toBeUndefined()
})

test('a trial takes its picture after the game has been touched', () => {
  for (const file of profiles) {
    const steps = trialOf(file.trial, file)
    const touched = steps.findIndex(({ kind }) => kind === 'put')
    expect(touched, file.gameKey).toBeGreaterThanOrEqual(0)
    expect(steps.findIndex(({ kind }) => kind === 'picture')).toBeGreaterThan(touched)
  }
})

test('a worker gets only the fields that it needs', () => {
  expect(Object.keys(gameProfile(sound!))).not.toContain('trial')
  expect(gameProfile(sound!)).toMatchObject({ gameKey: sound!.gameKey, weight: sound!.weight })
})

test.for([
  [{ width: 641 }, /width/],
  [{ program: '/tmp/game' }, /program/],
  [{ saves: ['../other'] }, /saves/],
  [{ saves: ['/etc'] }, /saves/],
  [{ leaveKeys: ['Escapade'] }, /"Escapade" is no key/],
  [{ trial: ['wait 1', 'press Enter'] }, /no picture/],
  [{ trial: ['wait 1', 'run rm', 'picture'] }, /trial/],
  [{ trial: ['press Entre', 'picture'] }, /"Entre" is no key/],
  [{ extra: true }, /./],
  [
    {
      pad: {
        buttons: [
          { place: 'a', presses: 'Space', action: 'jump' },
          { place: 'a', presses: 'Enter', action: 'fire' },
        ],
      },
    },
    /share a place/,
  ],
  [{ pad: { buttons: [{ place: 'a', presses: 'Space', action: 'dance' }] } }, /pad/],
] as const)('a profile with %j is invalid', ([change, fault]) => {
  expect(profileFault(sound)).toBeUndefined()
  expect(profileFault({ ...sound, ...change })).toMatch(fault)
})

test('the inputs of a trial are parsed from one line', () => {
  const steps = trialOf(['click 0 0', 'hold ArrowUp 1.5', 'drag 0 0 99 49'], { width: 100, height: 50 })
  expect(steps.slice(0, 3)).toEqual([
    { kind: 'put', input: { type: 'move', x: 0, y: 0 }, ms: 80 },
    { kind: 'put', input: { type: 'button', button: 'left', isDown: true }, ms: 80 },
    { kind: 'put', input: { type: 'button', button: 'left', isDown: false }, ms: 200 },
  ])
  expect(steps[3]).toMatchObject({ input: { type: 'key', code: 'ArrowUp', isDown: true }, ms: 1500 })
  expect(steps.at(-2)).toMatchObject({ input: { type: 'move', x: 65_535, y: 65_535 } })
  expect(() => trialOf(['jump'], { width: 1, height: 1 })).toThrow('"jump" is no step of a trial')
})
