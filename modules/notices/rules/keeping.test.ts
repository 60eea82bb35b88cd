import { expect, test } from 'vitest'
import { NOTICE_KINDS } from '../model.ts'
import { isPushed } from './keeping.ts'

test('games between friends, dares at today’s challenges among them, are never pushed', () => {
  expect(NOTICE_KINDS.filter((kind) => !isPushed(kind))).toEqual([
    'passed',
    'dared',
    'dealDared',
    'dareAnswered',
  ])
})
