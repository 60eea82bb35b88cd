import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { wantsLessMotion } from '#kit/ui/motion.ts'
import type { Navigation } from '#kit/web/navigation.ts'
import './grow-tile.css'

const NAME = 'stage'
const TILE = 'a[href^="/g/"]'
/** The view transition freezes the page until the stage is there, so a slower one is shown without the tile. */
const STAGE_WITHIN_MS = 400

/** A tile grows into the stage of the game that it opens, where the browser has view transitions. */
export function growTiles(navigation: Navigation) {
  if (!('startViewTransition' in document)) return
  let pressed: Element | undefined
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? (target.closest(TILE) ?? undefined) : undefined
    },
    { capture: true },
  )
  navigation.turning.by = (show) => {
    const cover = pressed?.isConnected ? pressed.querySelector('img') : null
    pressed = undefined
    if (!cover || wantsLessMotion() || document.hidden) return show()
    grow(cover, show)
  }
}

function grow(cover: HTMLElement, show: () => void) {
  let stage: HTMLElement | null = null
  cover.style.viewTransitionName = NAME
  const { finished } = document.startViewTransition(async () => {
    show()
    stage = await stageOfPage()
    cover.style.viewTransitionName = ''
    if (stage) stage.style.viewTransitionName = NAME
  })
  finished.catch(ignoreFailure('the page is there without it')).finally(() => {
    if (stage) stage.style.viewTransitionName = ''
  })
}

const findStage = () => document.querySelector<HTMLElement>('section[data-stage]')

function stageOfPage(): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const end = () => {
      changes.disconnect()
      clearTimeout(timer)
      resolve(findStage())
    }
    const changes = new MutationObserver(() => findStage() && end())
    changes.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(end, STAGE_WITHIN_MS)
    if (findStage()) end()
  })
}
