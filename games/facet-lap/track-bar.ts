import { make } from '#kit/game/beside/dom.ts'
import { sendLink } from '#kit/game/beside/send-link.ts'
import { iconButton, light } from './icon-button.ts'
import { startOver } from './race-run.ts'
import type { Race } from './race.ts'
import { trackHash } from './own-track.ts'
import { OWN } from './tracks.ts'

/** Buttons on the stage: restart, build a track, share it. */
export interface TrackBar {
  refresh(): void
  destroy(): void
}

const AGAIN = 'M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4'
const BUILD = 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4'
const SHARE = 'M12 15V4m0 0L8 8m4-4l4 4M5 12v7h14v-7'

export function openTrackBar(race: Race, home: HTMLElement): TrackBar {
  const { text } = race
  const bar = make('div', { label: text('course'), attributes: { role: 'toolbar' } })
  Object.assign(bar.style, {
    position: 'absolute',
    insetBlockStart: '10px',
    left: '10px',
    display: 'grid',
    gap: '6px',
  })
  let editor: { destroy(): void } | undefined
  const again = iconButton(text('tool.restart'), AGAIN, () => {
    startOver(race)
    race.canvas.focus({ preventScroll: true })
  })
  const build = iconButton(text('tool.build'), BUILD, () => void openEditor())
  const share = iconButton(text('tool.share'), SHARE, () => void send(race))
  bar.append(again, ...(race.definition.twist === 'plain' ? [build, share] : []))
  home.append(bar)

  async function openEditor() {
    if (editor) return
    try {
      const { openTrackEditor } = await import('./editor/editor.ts')
      if (!bar.isConnected || editor) return
      editor = openTrackEditor(race, home, () => {
        editor = undefined
        build.focus({ preventScroll: true })
      })
    } catch {
      race.host.toast(text('link.late'))
    }
  }

  const bars: TrackBar = {
    refresh() {
      share.hidden = race.run.level !== OWN
      share.style.display = share.hidden ? 'none' : 'grid'
      light(share, race.own?.lap !== undefined)
    },
    destroy() {
      editor?.destroy()
      bar.remove()
    },
  }
  bars.refresh()
  return bars
}

/** Shares the link to the own track. */
async function send({ own, host, text }: Race) {
  if (!own?.lap) return host.toast(text('fault.drive'))
  await sendLink(host, trackHash(own), { copied: text('link.copied'), title: text('tool.share') })
}
