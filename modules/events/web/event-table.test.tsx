// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answering, renderOnPage } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { eventsCalls, type EventPlace } from '../calls.ts'
import { EventTable } from './EventTable.tsx'

const place = (userId: number, nickname: string, more: Partial<EventPlace> = {}): EventPlace => ({
  place: userId,
  userId,
  nickname,
  avatar: 1,
  points: 1001 - userId,
  ...more,
})
const mine = place(9, 'Mia')
let friends: EventPlace[]

beforeEach(() => {
  friends = [place(7, 'Finn'), mine]
})
afterEach(cleanup)

async function show() {
  const answer = answering(eventsCalls.listStandings, () =>
    ok({ places: [place(1, 'Ann'), place(2, 'Ben')], friends, mine, isFinal: false }),
  )
  renderOnPage(<EventTable slug="reefs" rankRule="sum" isOver={false} first="2048" />, { answers: [answer] })
  await act(async () => undefined)
}
const names = () => screen.getAllByRole('listitem').map((line) => line.querySelector('bdi')?.textContent)

test('shows the friends of the reader alone at the press of a button, and all again at the next', async () => {
  await show()
  const toggle = () => screen.getByRole('button', { name: 'Friends' })
  expect(names()).toEqual(['Ann', 'Ben', 'Mia'])
  fireEvent.click(toggle())
  expect(names()).toEqual(['Finn', 'Mia'])
  expect(toggle().getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(toggle())
  expect(names()).toEqual(['Ann', 'Ben', 'Mia'])
})

test('without friends in it there is no such button', async () => {
  friends = []
  await show()
  expect(screen.queryByRole('button', { name: 'Friends' })).toBeNull()
})
