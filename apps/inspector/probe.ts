/** Runs in the game's page before its own code: records, and changes nothing that the game could notice. */
export const PROBE = `(() => {
  const seen = { touch: false, keys: false, sound: false, frames: 0, blocked: [] }
  Object.defineProperty(window, '__seen', { value: seen })
  const TOUCH = /^(touch|pointer|mouse|click)/, KEYS = /^key/
  const listen = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (TOUCH.test(type)) seen.touch = true
    if (KEYS.test(type)) seen.keys = true
    return listen.call(this, type, ...rest)
  }
  listen.call(window, 'securitypolicyviolation', ({ blockedURI }) => {
    if (seen.blocked.length < 20) seen.blocked.push(String(blockedURI).slice(0, 200))
  })
  const raf = window.requestAnimationFrame
  window.requestAnimationFrame = (work) => raf.call(window, (now) => { seen.frames++; work(now) })
  const taps = []
  const media = new Set()
  const connect = window.AudioNode && AudioNode.prototype.connect
  if (connect) AudioNode.prototype.connect = function (to, ...rest) {
    if (window.AudioDestinationNode && to instanceof AudioDestinationNode && !(this instanceof AnalyserNode)) {
      let tap = taps.find((one) => one.context === this.context)
      if (!tap && this.context instanceof AudioContext) { tap = this.context.createAnalyser(); taps.push(tap) }
      if (tap) connect.call(this, tap)
    }
    return connect.call(this, to, ...rest)
  }
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () { media.add(this); return play.call(this) }
  const loud = () => {
    for (const tap of taps) {
      if (tap.context.state !== 'running') continue
      const wave = new Float32Array(tap.fftSize)
      tap.getFloatTimeDomainData(wave)
      if (wave.some((one) => Math.abs(one) > 0.002)) return true
    }
    for (const one of [...media, ...document.querySelectorAll('audio,video')])
      if (!one.paused && !one.muted && one.volume > 0 && one.readyState > 2) return true
    return false
  }
  Object.defineProperty(window, '__loud', { value: loud })
  Object.defineProperty(window, '__handlers', { value: () => {
    const all = [window, document, ...document.querySelectorAll('*')].slice(0, 3000)
    const has = (names) => all.some((one) => names.some((name) => typeof one[name] === 'function'))
    return {
      touch: seen.touch || has(['onclick', 'onpointerdown', 'onpointerup', 'ontouchstart', 'onmousedown']) || document.querySelector('button,a[href],input') !== null,
      keys: seen.keys || has(['onkeydown', 'onkeyup', 'onkeypress']),
    }
  } })
})()`

/** Whether the page and its largest canvas fit into the frame. */
export const FITS = `(() => {
  const { scrollWidth, scrollHeight } = document.documentElement
  const fits = scrollWidth <= innerWidth + 1 && scrollHeight <= innerHeight + 1
  const areas = [...document.querySelectorAll('canvas')].map((one) => one.getBoundingClientRect())
  const largest = areas.sort((one, other) => other.width * other.height - one.width * one.height)[0]
  const inside = !largest || (largest.right <= innerWidth + 1 && largest.bottom <= innerHeight + 1 && largest.left >= -1 && largest.top >= -1)
  const fills = !largest || largest.width >= innerWidth * 0.9 || largest.height >= innerHeight * 0.9
  return { fits, follows: inside && fills }
})()`
