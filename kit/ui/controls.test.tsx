// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { minutes, seconds } from '#kit/time/time.ts'
import { FollowContext } from './Anchor.tsx'
import { Button } from './Button.tsx'
import { toneOfTime } from './Chip.tsx'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Segments } from './Segments.tsx'
import { Switch } from './Switch.tsx'
import { TabBar } from './TabBar.tsx'
import { renderUi } from './testing/render-ui.tsx'
import { Tile } from './Tile.tsx'
import { TileWall } from './TileWall.tsx'

afterEach(cleanup)

function MusicSwitch() {
  const [isOn, setOn] = useState(false)
  return <Switch label="Music" isOn={isOn} onChange={setOn} />
}

test('a switch has its name and is toggled by Space (a click for the browser) and by Enter', () => {
  renderUi(<MusicSwitch />)
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Music' })
  control.focus()
  expect(document.activeElement).toBe(control)
  fireEvent.click(control)
  expect(control.checked).toBe(true)
  fireEvent.keyDown(control, { key: 'Enter' })
  expect(control.checked).toBe(false)
})

test('a waiting button keeps its place and its focus but cannot be pressed twice', () => {
  const onClick = vi.fn<() => void>()
  renderUi(
    <Button isPending onClick={onClick}>
      Claim
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Claim' })
  button.focus()
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

test('an icon button has a label', () => {
  renderUi(<IconButton label="Back" icon={<svg />} />)
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined()
})

test('segments are radio buttons with a name', () => {
  const onPick = vi.fn<(id: string) => void>()
  const segments = [
    { id: 'market', label: 'Market' },
    { id: 'mine', label: 'Mine', count: 2 },
  ]
  renderUi(<Segments label="Cards" segments={segments} current="market" onPick={onPick} />)
  expect(screen.getByRole('radiogroup', { name: 'Cards' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Market' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /Mine/ }))
  expect(onPick).toHaveBeenCalledWith('mine')
})

test('a field shows its error and accepts no more than its limit', () => {
  renderUi(<Field label="Code" value="K7Q2" limit={8} error="Invalid code." onChange={() => undefined} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe('Invalid code.')
  expect(field.maxLength).toBe(8)
  expect(screen.getByText('4/8')).toBeDefined()
})

test('progress stays between 0 and 1', () => {
  renderUi(<ProgressBar label="Next coconut" share={1.4} />)
  expect(screen.getByRole('progressbar', { name: 'Next coconut' }).getAttribute('aria-valuenow')).toBe('100')
})

test.for([
  [0, 'gone'],
  [seconds(1), 'last'],
  [seconds(59), 'last'],
  [minutes(1), 'soon'],
  [minutes(10) - 1, 'soon'],
  [minutes(10), 'calm'],
] as const)('with %i ms left the time is shown as %s', ([left, tone]) => {
  expect(toneOfTime(left as ReturnType<typeof minutes>)).toBe(tone)
})

function linkInApp() {
  const following = {
    follow: vi.fn<(href: string) => void>(),
    prefetch: vi.fn<(href: string) => void>(),
    localise: (href: string) => `${href}?lang=sv`,
  }
  renderUi(
    <FollowContext value={following}>
      <Tile href="/g/reef-match" title="Reef Match" cover="/covers/1.svg" />
    </FollowContext>,
  )
  return { ...following, link: screen.getByRole('link', { name: 'Reef Match' }) }
}

test('a plain click on a link stays inside the app and in its language', () => {
  const { link, follow } = linkInApp()
  expect(fireEvent.click(link)).toBe(false)
  expect(follow).toHaveBeenCalledWith('/g/reef-match')
  expect(link.getAttribute('href')).toBe('/g/reef-match?lang=sv')
})

test.for([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (how) => {
    const { link, follow } = linkInApp()
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link, how)
    expect(follow).not.toHaveBeenCalled()
  },
)

test('hovering a link prefetches its page', () => {
  const { link, prefetch } = linkInApp()
  fireEvent.pointerEnter(link)
  expect(prefetch).toHaveBeenCalledWith('/g/reef-match')
})

test('the wall is a labelled list, and only its first covers load eagerly with high priority', () => {
  const tiles = ['Reef Match', 'Pool', 'Klondike'].map((title, id) => ({
    id,
    title,
    href: `/g/${id}`,
    cover: '/c.svg',
  }))
  const { container } = renderUi(<TileWall label="Games" tiles={tiles} firstCount={1} />)
  expect(screen.getByRole('list', { name: 'Games' }).children).toHaveLength(3)
  const told = (name: string) =>
    [...container.querySelectorAll('img')].map((image) => image.getAttribute(name))
  expect(told('loading')).toEqual([null, 'lazy', 'lazy'])
  expect(told('fetchpriority')).toEqual(['high', null, null])
})

const place = (label: string) => ({ href: `/${label}`, label, icon: <svg />, isCurrent: label === 'Home' })

test('the tab bar has five places with the coconut in the middle', () => {
  renderUi(
    <TabBar
      label="Islet"
      places={[place('Home'), place('Games'), place('Friends'), place('Cloud')]}
      coconut={{ href: '/coconut', label: 'Coconut, 2 boxes', count: 'x2' }}
    />,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/Home',
    '/Games',
    '/coconut',
    '/Friends',
    '/Cloud',
  ])
  expect(links[0]!.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: /Coconut, 2 boxes/ })).toBe(links[2])
})
