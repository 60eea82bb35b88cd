import { describe, expect, test } from 'vitest'
import { controlsOf, readControls } from './draft-controls.ts'
import { rightsOf } from './draft-copyright.ts'
import { programOf } from './draft-exec.ts'
import { ageOfOars, guessAge, tagsOf } from './draft-labels.ts'
import { faultOf, isAnswer, type DraftSeen } from './draft-verdict.ts'
import { savesOf, sizeFor, startOf, trialLines, type PackageFacts } from './draft.ts'
import { trialOf } from './trial.ts'

const programs = ['/usr/games/reef', '/usr/games/reef-editor', '/usr/bin/reefd']
const exec = (...words: string[]) => programOf({ words, programs, packageName: 'reef' })

describe('the program of a package', () => {
  test('is the plain command of its desktop file', () => {
    expect(exec('reef')).toEqual({ program: '/usr/games/reef', args: [] })
    expect(exec('/usr/games/reef', '--data', '/usr/share/games/reef', '-w')).toMatchObject({
      args: ['--data', '/usr/share/games/reef', '-w'],
    })
    expect(exec()).toEqual({ program: '/usr/games/reef', args: [] })
  })

  test.for([
    ['sh', '-c', 'reef; rm -rf ~'],
    ['/bin/sh', '-c', 'id'],
    ['env', 'LD_PRELOAD=/tmp/x.so', 'reef'],
    ['pkexec', 'reef'],
    ['xterm', '-e', 'reef'],
    ['/usr/games/../bin/sh'],
    ['/home/player/reef'],
    ['reef', '$(id)'],
    ['reef', '`id`'],
    ['reef', ';', 'id'],
    ['reef', '|', 'sh'],
    ['reef', '--plugin=/tmp/evil.so'],
    ['reef', 'https://evil.example/level'],
    ['reef', '/etc/passwd'],
    ['reef', '/usr/share/../../etc/passwd'],
    ['reef', ...Array.from({ length: 40 }, () => 'a')],
  ])('is never started by the hostile line %j', (words) => {
    expect(typeof exec(...words)).toBe('string')
  })

  test('is not guessed among several', () => {
    expect(programOf({ words: [], programs, packageName: 'other' })).toBe(
      'it has several programs and no desktop file',
    )
    expect(programOf({ words: [], programs: [], packageName: 'other' })).toBe('it has no program')
  })
})

const facts: PackageFacts = {
  packageName: 'reef',
  programs,
  words: ['reef'],
  desktop: 'reef.desktop',
  name: 'Reef',
  summary: 'Shoot the sharks of a reef',
  isTerminal: false,
  about: 'Game ArcadeGame\na classic arcade game for two players',
  oars: undefined,
  copyright: 'Format: x\n\nFiles: *\nCopyright: 2001-2004, Ann Example <ann@example.org>\nLicense: GPL-2+\n',
  licence: '',
  manual: '',
  needs: 'libc6, libsdl1.2debian (>= 1.2)',
}

test('a draft starts with tags, age, licence and the sound setting of old SDL games', () => {
  expect(startOf(facts)).toMatchObject({
    gameKey: 'reef',
    tags: ['arcade', 'twoPlayers'],
    age: 12,
    licence: 'GPL-2.0-or-later',
    author: 'Ann Example',
    environment: { SDL_AUDIODRIVER: 'pulse' },
  })
  expect(startOf({ ...facts, needs: 'libsdl2-2.0-0' })).not.toHaveProperty('environment')
  expect(startOf({ ...facts, isTerminal: true })).toBe('it is of the terminal')
  expect(startOf({ ...facts, copyright: '' })).toBe('its licence was not found')
})

test('the declared age rating wins over words of the description', () => {
  expect(startOf({ ...facts, oars: [{ id: 'violence-cartoon', value: 'moderate' }] })).toMatchObject({
    age: 0,
  })
  expect(ageOfOars([{ id: 'violence-realistic', value: 'intense' }])).toBe(16)
  expect(ageOfOars([{ id: 'violence-bloodshed', value: 'moderate' }])).toBe(12)
  expect(ageOfOars([{ id: 'violence-sexual', value: 'mild' }])).toBe(18)
  expect(
    ageOfOars([
      { id: 'social-chat', value: 'intense' },
      { id: 'nonsense', value: 'huge' },
    ]),
  ).toBe(0)
})

test('without a declared rating the age is estimated cautiously', () => {
  expect(guessAge('a strip poker game', ['cards'])).toBe(18)
  expect(guessAge('zombies everywhere', ['arcade'])).toBe(16)
  expect(guessAge('a puzzle of tiles', ['puzzle'])).toBe(0)
  expect(guessAge('collect the fruit', ['platformer'])).toBe(7)
  expect(tagsOf('something')).toEqual(['arcade'])
})

test('licences are read from both kinds of copyright file', () => {
  expect(
    rightsOf(
      'It was written by me.\n\nUpstream Author: Bob B. <bob@example.org>\n\nCopyright: see /usr/share/common-licenses/GPL-2',
    ),
  ).toEqual({
    licence: 'GPL-2.0-or-later',
    author: 'Bob B.',
  })
  expect(rightsOf('')).toEqual({ licence: '', author: '' })
  expect(rightsOf('Format: x\n\nFiles: *\nCopyright: © 1999 Zoë\nLicense: Expat\n')).toEqual({
    licence: 'MIT',
    author: 'Zoë',
  })
})

test('keys named in a manual become a touch pad; a mouse-only game has none', () => {
  const read = readControls('Use the arrow keys to move, Space to jump and Ctrl to shoot. Press P to pause.')
  expect(read).toMatchObject({ hasArrows: true, hasMouse: false })
  const seen = { mouse: false, arrows: true, space: true, enter: true }
  const { pad, pointer } = controlsOf(read, seen)
  expect(pointer).toBe('none')
  expect(pad!.stick!.left).toBe('ArrowLeft')
  expect(pad!.buttons.map(({ presses }) => presses)).toEqual(['Space', 'ControlLeft', 'Enter', 'KeyP'])
  expect(pad!.buttons.find(({ presses }) => presses === 'KeyP')?.action).toBe('pause')
  expect(
    controlsOf(readControls('click the tiles'), { ...seen, mouse: true, arrows: false, space: false }),
  ).toEqual({
    pointer: 'absolute',
  })
})

const good: DraftSeen = {
  exit: undefined,
  isShown: true,
  colours: 40,
  plainPart: 0.5,
  changed: 0.4,
  answers: { mouse: false, arrows: true, space: false, enter: false },
  hasSound: true,
  frames: 25,
  cpu: 20,
  idleCpu: 15,
  memoryBytes: 1e8,
  leaves: true,
  wrote: [],
}

test.for<[Partial<DraftSeen>, string]>([
  [{}, ''],
  [{ isShown: false, exit: 'crashed' }, 'it crashed without a window'],
  [{ isShown: false }, 'it shows no window'],
  [{ exit: 'exited' }, 'it exited while it was tried'],
  [{ colours: 2 }, 'its screen is blank'],
  [{ plainPart: 0.999 }, 'its screen is blank'],
  [{ answers: { mouse: false, arrows: false, space: false, enter: false } }, 'it answers no input'],
  [{ memoryBytes: 1e9 }, 'it takes too much memory'],
  [{ idleCpu: 98, frames: 0 }, 'it takes a whole core while nothing moves'],
  [{ idleCpu: 98, frames: 30 }, ''],
  [{ cpu: 180 }, 'it takes too much of the processor'],
])('a trial with %j is judged "%s"', ([change, fault]) => {
  expect(faultOf({ ...good, ...change })).toBe(fault)
})

test('a reaction to input must exceed the game’s own animation', () => {
  expect(isAnswer(0.01, 0)).toBe(true)
  expect(isAnswer(0.01, 0.02)).toBe(false)
  expect(isAnswer(0.0001, 0)).toBe(false)
})

test('the picture has the size that the window requests, within bounds', () => {
  expect(sizeFor({ width: 641, height: 480 })).toEqual({ width: 642, height: 480 })
  expect(sizeFor(undefined)).toEqual({ width: 800, height: 600 })
  expect(sizeFor({ width: 10, height: 10 })).toEqual({ width: 800, height: 600 })
  expect(sizeFor({ width: 4000, height: 3000 })).toEqual({ width: 1024, height: 768 })
  const size = { width: 640, height: 480 }
  expect(trialOf(trialLines(size, ['KeyZ']), size).length).toBeGreaterThan(10)
  expect(trialLines(size, ['KeyZ', 'KeyX', 'KeyP'])).toContain('press KeyX')
})

test('saves are kept by the file or folder that the game wrote', () => {
  expect(
    savesOf([
      '.reef/scores',
      '.reef/config',
      '.config/reef/a',
      '.local/share/reef/save.dat',
      '.reefrc',
      '../out',
      'a b',
    ]),
  ).toEqual(['.config/reef', '.local/share/reef', '.reef', '.reefrc'])
})
