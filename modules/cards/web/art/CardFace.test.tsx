// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CardFace } from './CardFace.tsx'

const media = (isLess: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isLess }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a card is one picture with its name and number, and its drawing is loaded with its level', async () => {
  render(<CardFace kind={49} name="Star Whale" isFirst />)
  const card = screen.getByRole('img', { name: 'Star Whale, SSS-01' })
  await waitFor(() => expect(card.querySelectorAll('path').length).toBeGreaterThan(20))
  expect(card.textContent).toContain('Star Whale')
})

test('a card that is not owned has the label of its page', () => {
  render(<CardFace kind={1} name="Hermit Crab" label="Hermit Crab, not yet yours" owned={false} isFirst />)
  expect(screen.getByRole('img', { name: 'Hermit Crab, not yet yours' }).className).toMatch(/missing/)
})

test('two cards of one kind on a page share no id', async () => {
  const { container } = render(
    <>
      <CardFace kind={43} name="Ember Turtle" isFirst />
      <CardFace kind={43} name="Ember Turtle" isFirst />
    </>,
  )
  await waitFor(() => expect(container.querySelectorAll('g[class*="front"]')).toHaveLength(2))
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

const leanOf = (card: HTMLElement) => card.style.getPropertyValue('--px')

test('a tilting card follows the pointer and straightens when it leaves', () => {
  media(false)
  render(<CardFace kind={33} name="Reef Seahorse" isTilting isFirst />)
  const card = screen.getByRole('img')
  card.getBoundingClientRect = () => new DOMRect(0, 0, 200, 280)
  fireEvent.pointerMove(card, { clientX: 150, clientY: 70 })
  expect([leanOf(card), card.style.getPropertyValue('--py')]).toEqual(['0.500', '-0.500'])
  fireEvent.pointerLeave(card)
  expect(leanOf(card)).toBe('0.000')
})

test('cards do not tilt with reduced motion, or without the option', () => {
  media(true)
  render(<CardFace kind={33} name="Reef Seahorse" isTilting isFirst />)
  fireEvent.pointerMove(screen.getByRole('img'), { clientX: 150, clientY: 70 })
  expect(leanOf(screen.getByRole('img'))).toBe('')
})
