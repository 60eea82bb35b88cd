import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Drawing, Series } from './numbers-reports.ts'
import { useSay, type Say, type TextKey } from './texts.ts'
import styles from './numbers.module.css'

/** Colours of the series in order; dashes distinguish them too. */
const COLOURS = ['--lagoon', '--coral', '--lantern', '--tier-s', '--palm', '--text-2'] as const
const DASHES: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [10, 4, 2, 4], [1, 4], [12, 6]]
const HEIGHT = 280
const MOST_LETTERS = 14

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const inPercent = (value: number) => `${Math.round(value * 1000) / 10} %`
const short = (label: string) =>
  label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label

const axis = (more: UPlot.Axis): UPlot.Axis => ({
  stroke: colour('--text-2'),
  grid: { stroke: colour('--line'), width: 1 },
  ticks: { stroke: colour('--line'), width: 1 },
  font: '12px system-ui, sans-serif',
  ...more,
})

function seriesOf({ name, isShare }: Series, place: number, { isTime }: Drawing, say: Say): UPlot.Series {
  const stroke = colour(COLOURS[place % COLOURS.length]!)
  return {
    label: say(`col.${name}` as TextKey),
    scale: isShare ? 'share' : 'y',
    stroke,
    width: 2,
    dash: [...DASHES[place % DASHES.length]!],
    ...(isTime
      ? { points: { show: true, size: 5 } }
      : { fill: stroke, paths: UPlot.paths.bars!({ size: [0.6, 60] }) }),
    value: (_plot, value: number | null) =>
      value === null ? '–' : isShare ? inPercent(value) : String(value),
  }
}

/** A chart of figures: lines over days, bars otherwise. */
function optionsOf(drawing: Drawing, width: number, say: Say): UPlot.Options {
  const { labels, isTime, series } = drawing
  const hasShare = series.some(({ isShare }) => isShare)
  const hasCount = series.some(({ isShare }) => !isShare)
  const places = labels.map((_label, place) => place)
  const x: UPlot.Axis = isTime
    ? {}
    : {
        splits: () => places,
        values: (_plot, splits) => splits.map((place) => short(labels[place] ?? '')),
        rotate: labels.length > 6 ? -40 : 0,
        size: labels.length > 6 ? 90 : 40,
      }
  return {
    width,
    height: HEIGHT,
    // Days are in UTC, whatever the operator's time zone.
    tzDate: (at) => UPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
    cursor: { drag: { x: false, y: false } },
    scales: {
      x: isTime ? { time: true } : { time: false, range: [-0.5, labels.length - 0.5] },
      y: { range: (_plot, _low, high) => [0, Math.max(1, high * 1.05)] },
      share: { range: (_plot, _low, high) => [0, Math.max(0.1, high * 1.05)] },
    },
    axes: [
      axis(x),
      ...(hasCount ? [axis({ scale: 'y', size: 60 })] : []),
      ...(hasShare
        ? [
            axis({
              scale: 'share',
              side: hasCount ? 1 : 3,
              size: 60,
              values: (_plot, splits) => splits.map(inPercent),
            }),
          ]
        : []),
    ],
    series: [
      { label: say('numbers.at'), value: (_plot, at: number | null) => nameAt(drawing, at) },
      ...series.map((one, place) => seriesOf(one, place, drawing, say)),
    ],
  }
}

const nameAt = ({ labels, isTime }: Drawing, at: number | null) => {
  if (at === null) return '–'
  return isTime ? new Date(at * 1000).toISOString().slice(0, 10) : (labels[Math.round(at)] ?? '–')
}

/** Figures as lines or bars; the table below has the same figures as text. */
export default function Chart({ drawing, name }: { readonly drawing: Drawing; readonly name: string }) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const { labels, isTime, series } = drawing
    const at = labels.map((label, index) => (isTime ? Date.parse(`${label}T00:00:00Z`) / 1000 : index))
    const data: UPlot.AlignedData = [at, ...series.map(({ values }) => [...values])]
    let plot: UPlot | undefined
    const draw = () => {
      plot?.destroy()
      plot = new UPlot(optionsOf(drawing, box.clientWidth, say), data, box)
    }
    draw()
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const size = new ResizeObserver(() => plot?.setSize({ width: box.clientWidth, height: HEIGHT }))
    size.observe(box)
    return () => {
      theme.disconnect()
      size.disconnect()
      plot?.destroy()
    }
  }, [drawing, say])
  return (
    <div
      ref={place}
      dir="ltr"
      role="img"
      aria-label={say('numbers.chart', { name })}
      className={styles.chart}
    />
  )
}
