import { expect, test } from 'vitest'
import { COMMANDS } from '#apps/cli/commands.ts'
import { STAFF_ROLES } from '../model.ts'
import { mayUse, ROLES_OF } from './roles.ts'

test('every command has roles, and the table names no unknown command', () => {
  expect(Object.keys(ROLES_OF).toSorted()).toEqual(COMMANDS.map(({ name }) => name).toSorted())
})

test('owners may do everything, others what their role needs', () => {
  for (const { name } of COMMANDS) expect(mayUse('owner', name), name).toBe(true)
  const may = (command: string) => STAFF_ROLES.filter((role) => mayUse(role, command))
  expect(may('chat mute')).toEqual(['owner', 'moderator'])
  expect(may('cards give')).toEqual(['owner', 'support'])
  expect(may('flags set')).toEqual(['owner'])
  expect(may('games hide')).toEqual(['owner', 'editor'])
  expect(may('jobs list')).toEqual([...STAFF_ROLES])
})

test('an analyst changes nothing', () => {
  const changes = COMMANDS.filter(({ kind }) => kind !== 'read').map(({ name }) => name)
  expect(changes.filter((name) => mayUse('analyst', name))).toEqual([])
})

test.for(['nothing', 'toString', '__proto__', 'constructor'])('"%s" is for owners only', (name) => {
  expect(mayUse('moderator', name)).toBe(false)
})
