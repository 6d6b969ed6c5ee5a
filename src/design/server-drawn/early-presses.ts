/**
 * Runs in the head: remembers presses before hydration, to repeat them afterwards. Links, forms and
 * popovers need no script, so they are left out.
 */
export const earlyPressScript = `(function(){var k=new Map();function f(e){var t=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget]),input[type=checkbox],input[type=radio]');if(t)k.set(t,t.checked)}addEventListener('click',f,true);window.takeEarlyPresses=function(){removeEventListener('click',f,true);var p=Array.from(k);k.clear();return p}})()`

type EarlyPress = [control: HTMLButtonElement | HTMLInputElement, isOn: boolean | undefined]

export function repeatEarlyPresses(): void {
  const take: unknown = Reflect.get(window, 'takeEarlyPresses')
  if (typeof take !== 'function') return
  const presses: EarlyPress[] = take()
  Reflect.deleteProperty(window, 'takeEarlyPresses')
  for (const [control, isOn] of presses) {
    if (!control.isConnected) continue
    // No component uses this event, but it makes React hydrate this part first.
    control.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    if (control instanceof HTMLButtonElement) control.click()
    else if (isOn !== control.defaultChecked) switchBack(control)
  }
}

/**
 * The browser has already changed the control, so it is changed back before the press is repeated.
 */
function switchBack(input: HTMLInputElement): void {
  const before = input.type === 'radio' ? chosenBefore(input) : undefined
  if (before) before.checked = true
  else input.checked = input.defaultChecked
  input.click()
}

function chosenBefore({ name }: HTMLInputElement): HTMLInputElement | undefined {
  const group = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...group].find(radio => radio.name === name && radio.defaultChecked)
}
