import { iconButtons } from '#kit/game/beside/icon-button.ts'

export const { button: iconButton, light } = iconButtons({
  background: 'rgb(38 22 62 / .72)',
  color: '#fff6e4',
})
