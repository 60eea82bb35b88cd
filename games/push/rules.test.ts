import { expect, test } from 'vitest'
import { readLevel, writeLevel } from './level-text.ts'
import { isDrowned, isWon, type PushRules } from './push-rules.ts'
import { move } from './push-step.ts'

const PLAIN: PushRules = { goal: 'crates', crates: 1, push: 'one', size: [7, 3] }

/** A corridor of seven cells between rocks; the crab goes right. */
const corridor = (cells: string) => ({ ...readLevel(`7:#######${cells}#######`), moves: 0 })
const walked = (rules: Partial<PushRules>, cells: string, way = 1) => {
  const state = move({ ...PLAIN, ...rules }, corridor(cells), way)?.state
  return state && writeLevel(state, false).slice(9, 16)
}

test.for([
  ['a crab walks onto free floor', {}, '#@    #', '# @   #'],
  ['a crab pushes a crate', {}, '#@$   #', '# @$  #'],
  ['a crate before a rock stays', {}, '#   @$#', undefined],
  ['two crates are too many for a plain crab', {}, '#@$$  #', undefined],
  ['a strong crab pushes a row', { push: 'train' }, '#@$$  #', '# @$$ #'],
  ['crates that touch go together', { push: 'sticky' }, '#@$$  #', '# @$$ #'],
  ['a pulling crab cannot push', { push: 'never', pull: true }, '#@$   #', undefined],
  ['the crate behind comes along', { push: 'never', pull: true }, '#$@   #', '# $@  #'],
  ['a crate on ice slides to the end', { crateSlides: true }, '#@$   #', '# @  $#'],
  ['a skating crab slides to the end', { crabSlides: true }, '#@    #', '#    @#'],
  ['a crab changes places with a crate', { push: 'swap' }, '#@$   #', '#$@   #'],
  ['a crate fills a pool', { pits: 1 }, '#@$o  #', '# @   #'],
  ['a crab does not step into a pool', {}, '#@o   #', undefined],
  ['a current is entered only along its arrow', {}, '#@<   #', undefined],
  ['a tunnel leads to its other mouth', {}, '#@A B #', '# A @ #'],
  ['the sand sinks behind the crab', { goal: 'sink' }, '#@    #', '#~@   #'],
  ['a kicked crate slides off and the crab stays', { push: 'kick', crateSlides: true }, '#@$   #', '#@   $#'],
  ['a door stays shut while a plate is bare', { plates: 1 }, '#p @D #', undefined],
  ['a key opens the lock', { keys: 1 }, '#@k L #', '# @   #'],
  ['a lock bars the way until then', { keys: 1 }, '#k @L #', undefined],
  [
    'crates march with the crab, the one in front first',
    { push: 'never', march: 'along' },
    '#@$ $ #',
    '# @$ $#',
  ],
  ['contrary crates come towards the crab', { push: 'never', march: 'against' }, '#@   $#', '# @ $ #'],
  ['on a tilted shore all slide to the end', { push: 'never', tilt: true }, '#@ $  #', '#   @$#'],
  ['the wind takes a crate one cell further', { wind: 1 }, '#@$   #', '# @ $ #'],
  ['a crate in sight comes a step nearer', { magnet: true }, '#@   $#', '# @ $ #'],
  ['a crate goes through the tunnel', { portals: true, crateTunnels: true }, '#@$AB #', '# @A$ #'],
] as const)('%s', ([, rules, before, after]) => {
  const reached = walked(rules, before)
  // Whoever stands on a special tile hides it in the text.
  expect(reached).toBe(after)
})

test('the mirrored twin goes the other way', () => {
  const rules: PushRules = { ...PLAIN, goal: 'crabs', twin: 'mirror' }
  expect(writeLevel(move(rules, corridor('# @ & #'), 3)!.state, false).slice(9, 16)).toBe('#@   &#')
})

test('a coloured crate counts only on its own mark', () => {
  const rules: PushRules = { ...PLAIN, colors: true }
  expect(isWon(rules, { ...corridor('#@a x #'), crates: [11] })).toBe(true)
  expect(isWon(rules, corridor('#@a x #'))).toBe(false)
})

test('the tide drowns a crab that is still below when the water comes', () => {
  const rules: PushRules = { ...PLAIN, tide: 5 }
  expect(isDrowned(rules, { ...corridor('#@    #'), moves: 4 })).toBe(false)
  expect(isDrowned(rules, { ...corridor('#@    #'), moves: 5 })).toBe(true)
})
