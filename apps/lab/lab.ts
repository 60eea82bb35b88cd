import type { GameDefinition, GameView } from '#kit/game/contract.ts'
import { openPlay } from '#kit/game/play.ts'
import { isLanguage } from '#kit/i18n/languages.ts'
import { translator, type Texts } from '#kit/i18n/texts.ts'
import { dice } from '#kit/random/dice.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'

// Runs one game without the portal: /?slug=2048&lang=ar
const views = import.meta.glob<{ default: GameView<GameDefinition, unknown> }>('../../games/*/view.ts')
const texts = import.meta.glob<{ default: Texts }>('../../games/*/messages/*.json')
const asked = new URLSearchParams(location.search)
const language = isLanguage(asked.get('lang') ?? '') ? (asked.get('lang') as 'en') : 'en'
const slug = asked.get('slug') ?? '2048'
const family = asked.get('family')
const bar = document.querySelector<HTMLElement>('#bar')!
const actions = document.querySelector<HTMLElement>('#actions')!

for (const [path, load] of Object.entries(views)) {
  if (family && !path.includes(`/${family}/`)) continue
  const { default: view } = await load()
  const definition = view.family.definitions.find((one) => one.slug === slug)
  if (!definition) continue
  const folder = path.replace('/view.ts', '')
  const loadTexts = texts[`${folder}/messages/${language}.json`] ?? texts[`${folder}/messages/en.json`]
  const loaded = await loadTexts?.()
  document.documentElement.lang = language
  const canvas = document.querySelector<HTMLCanvasElement>('#stage')!
  canvas.style.background = `radial-gradient(circle at 50% 40%, ${definition.ground[0]}, ${definition.ground[1]})`
  const play = openPlay({
    canvas,
    view,
    definition,
    language,
    text: translator(language, loaded?.default ?? {}),
    storage: browserStorage(),
    random: dice,
    day: { name: '2026-01-01', seed: 20260101 },
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    services: {
      sound: () => {},
      vibrate: () => {},
      toast: (text) => console.log('toast', text),
      announce: () => {},
      confetti: () => {},
      playing: () => {},
    },
  })
  Object.assign(globalThis, { play })
  const button = (label: string, act: () => void, off = false) => {
    const element = document.createElement('button')
    Object.assign(element, { textContent: label, onclick: act, disabled: off })
    return element
  }
  const draw = () => {
    const state = play.state()
    bar.textContent = [
      `Score ${state.score}`,
      `Best ${state.best ?? '-'}`,
      `Level ${state.level}`,
      ...state.hud.map(({ label, value }) => `${label} ${value}`),
      state.phase,
      JSON.stringify(state.result ?? ''),
    ].join('  ')
    actions.replaceChildren(
      button('Undo', play.undo, !state.canUndo),
      button('Hint', play.hint, !state.canHint),
      button('Restart', () => play.restart()),
      ...state.options.map((option) => {
        const select = document.createElement('select')
        for (const { value, label } of option.choices)
          select.add(new Option(label, value, false, value === option.value))
        select.addEventListener('change', () => play.setOption(option.id, select.value))
        return select
      }),
    )
  }
  play.subscribe(draw)
  draw()
  break
}
