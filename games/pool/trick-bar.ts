import { make } from '#kit/game/beside/dom.ts'
import { iconButtons } from '#kit/game/beside/icon-button.ts'
import { sendLink } from '#kit/game/beside/send-link.ts'
import { OPPONENTS } from './definitions.ts'
import type { PoolLayout } from './layout.ts'
import { state, type Match } from './match.ts'
import { TRICK_HASH, trickCode } from './tricks.ts'
import { deal } from './turns.ts'

/** Buttons of practice: share the last stroke, rack the balls again. */
export interface TrickBar {
  place(layout: PoolLayout): void
  refresh(): void
  destroy(): void
}

const SHARE = 'M12 15V4m0 0L8 8m4-4l4 4M5 12v7h14v-7'
const RACK = 'M12 4l8 15H4zM12 4v15M8 12h8'

const { button, light } = iconButtons({ background: 'rgb(2 26 26 / .72)', color: '#fff' })

export function openTrickBar(match: Match, home: HTMLElement): TrickBar {
  const { host, text } = match
  const bar = make('div', { label: text('opponent.alone'), attributes: { role: 'toolbar' } })
  Object.assign(bar.style, { position: 'absolute', display: 'grid', gap: '2px', justifyItems: 'center' })
  const share = button(text('trick.share'), SHARE, () => void send(match))
  const rack = button(text('trick.rack'), RACK, () => {
    match.challenge = undefined
    deal(match, match.context.fresh({ level: OPPONENTS.alone }))
    host.sound('deal')
  })
  bar.append(share, rack)
  home.append(bar)
  const refresh = () => {
    // Stays focusable, so that screen readers announce it before there is something to share.
    share.style.opacity = match.played ? '1' : '.55'
    light(share, match.played !== undefined)
    bar.hidden = state(match).winner !== null
  }
  refresh()
  return {
    place({ trays }) {
      const [, { x, y, width, height }] = trays
      const isRow = width > 2 * height
      Object.assign(bar.style, {
        left: `${x}px`,
        top: `${isRow ? y - 3 : y - 8}px`,
        width: `${width}px`,
        gridAutoFlow: isRow ? 'column' : 'row',
        justifyContent: isRow ? 'end' : 'center',
      })
    },
    refresh,
    destroy: () => bar.remove(),
  }
}

/** Shares the link to the last stroke. */
async function send({ played, host, text }: Match) {
  if (!played) return host.toast(text('trick.none'))
  await sendLink(host, `${TRICK_HASH}${trickCode(played)}`, {
    copied: text('trick.copied'),
    title: text('trick.share'),
  })
}
