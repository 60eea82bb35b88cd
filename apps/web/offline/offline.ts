import { directionOf, pickLanguage } from '#kit/i18n/languages.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { IMPORTED_FAMILY } from '#modules/catalog/model.ts'
import { playedGames, type PlayedGame } from '#modules/catalog/web/recent-games.ts'
import { startPortalGame } from '../games.ts'
import { openPortal } from '../portal.ts'
import { speakingTexts } from '../texts.ts'
import { searchOffline, type OfflineResult } from './search-offline.ts'

/**
 * The page that the service worker serves offline: a game that was played before, or the list of kept games. Plain
 * elements, because neither React nor the server's data is available.
 */
const portal = openPortal()
const language = pickLanguage(new URLSearchParams(location.search).get('lang'), navigator.languages)
const texts = speakingTexts(language)
// External games are on hosts that cannot be reached offline.
const games = playedGames(portal.storage).filter(({ family }) => family !== IMPORTED_FAMILY)
const playable = games.map((game) => ({ ...game, mark: '' }))
const slug = /^\/g\/([^/]+)/.exec(location.pathname)?.[1]

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
) {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}

function link(href: string, className: string, ...children: (Node | string)[]) {
  const made = element('a', className, ...children)
  made.href = href
  return made
}

function retryButton() {
  const button = element('button', 'button', texts.say('catalog.offline.retry'))
  button.addEventListener('click', () => location.reload())
  return button
}

function tile({ slug: target, title, cover, mark }: Omit<OfflineResult, 'tone'>) {
  const picture = element('img', 'cover')
  Object.assign(picture, { src: cover, alt: '', width: 160, height: 160 })
  const words = element('span', '', title, element('small', 'mark', mark))
  return element('li', 'tile', link(`/g/${target}${location.search}`, 'tile-link', picture, words))
}

/** Searches while the player types; an empty field shows all kept games. */
function searchField(show: (found: readonly Omit<OfflineResult, 'tone'>[]) => void) {
  const label = texts.say('catalog.search.label')
  const field = element('input', 'field')
  Object.assign(field, { type: 'search', placeholder: label, autocomplete: 'off', maxLength: 60 })
  field.setAttribute('aria-label', label)
  field.addEventListener('input', () => {
    const typed = field.value
    if (typed.trim() === '') return show(playable)
    void searchOffline(typed, language).then((found) => field.value === typed && show(found.games))
  })
  return field
}

function showList() {
  const words = games.length > 0 ? texts.say('catalog.offline.text') : texts.say('catalog.offline.none')
  const list = element('ul', 'tiles', ...playable.map(tile))
  const field = searchField((found) => list.replaceChildren(...found.map(tile)))
  const title = element('h1', '', texts.say('catalog.offline.title'))
  document.body.replaceChildren(
    element('main', 'list', title, element('p', '', words), retryButton(), field, list),
  )
}

async function showGame({ slug: played, family, title, ground }: PlayedGame) {
  const canvas = element('canvas', 'stage')
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-label', texts.say('catalog.game.stage', { title }))
  const score = element('output', 'score')
  const again = element('button', 'button', texts.say('catalog.game.restart'))
  const back = link(`/${location.search}`, 'button', texts.say('catalog.game.back'))
  document.body.style.background = `radial-gradient(circle at 50% 45%, ${ground[0]}, ${ground[1]})`
  document.body.replaceChildren(
    element('header', 'bar', back, element('strong', '', title), score, again),
    canvas,
  )
  const play = await startPortalGame(portal, { slug: played, family, canvas, language })
  const write = () => {
    score.textContent = formatNumber(language, play.state().score)
  }
  write()
  play.subscribe(write)
  again.addEventListener('click', () => play.restart())
}

async function open() {
  await texts.load(['shell'])
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  document.title = texts.say('catalog.offline.title')
  const game = games.find((one) => one.slug === slug)
  if (!game) return showList()
  // A game whose files were not kept cannot run: show the list instead.
  await showGame(game).catch(showList)
}

addEventListener('online', () => location.reload())
open().catch(showList)
