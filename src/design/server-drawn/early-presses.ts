/**
 * Runs in the document head: remembers what is pressed before the page is hydrated, so that the
 * press can be repeated afterwards. Links, forms and popovers work without scripts. A part whose
 * code loads later may still be without handlers when the page around it is hydrated. On a page of
 * somebody's own, presses stand in order with what was typed (early-work-script.ts).
 */
export const earlyPressScript = `(function(){var k=new Map(),w='[data-awaits-code]';function f(e){var t=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget]),input[type=checkbox],input[type=radio]');if(t&&(window.takeEarlyPresses||t.closest(w)))k.set(t,[t,t.checked,e])}addEventListener('click',f,true);window.pressesIn=function(part){var p=Array.from(k.values()).filter(function(v){return part?part.contains(v[0]):!v[0].closest(w)});p.forEach(function(v){k.delete(v[0])});return p};window.takeEarlyPresses=function(){delete window.takeEarlyPresses;var p=window.pressesIn();return window.earlyWork?[]:p};window.isPressed=function(){return k.size>0}})()`

type Press = [control: HTMLButtonElement | HTMLInputElement, isOn: boolean | undefined]
type EarlyPress = [...Press, press: Event]

export function repeatEarlyPresses(): void {
  const take: unknown = Reflect.get(window, 'takeEarlyPresses')
  if (typeof take === 'function') repeatPresses(take())
}

/**
 * The same for a part of the page, when its handlers are attached. If a press made React hydrate
 * the part, React replays that press itself.
 */
export function repeatPressesIn(part: Element): void {
  const take: unknown = Reflect.get(window, 'pressesIn')
  if (typeof take !== 'function') return
  const presses: EarlyPress[] = take(part)
  const notReplayed = presses.filter(([, , press]) => press !== window.event)
  if (notReplayed.length > 0) setTimeout(() => repeatPresses(notReplayed))
}

/** Whether something was pressed that still has to be repeated. */
export function isPressed(): boolean {
  const asked: unknown = Reflect.get(window, 'isPressed')
  return typeof asked === 'function' && asked()
}

/** Resolves when something is pressed that will have to be repeated, or has been. */
export function nextEarlyPress(): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      if (!isPressed()) return
      window.removeEventListener('click', look)
      resolve()
    }
    window.addEventListener('click', look)
    look()
  })
}

export function repeatPresses(presses: readonly (Press | EarlyPress)[]): void {
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
  // Also for a radio, because React does not notice when another one of its group was chosen.
  input.checked = input.defaultChecked
  const before = input.type === 'radio' ? chosenBefore(input) : undefined
  if (before) before.checked = true
  input.click()
}

function chosenBefore({ name }: HTMLInputElement): HTMLInputElement | undefined {
  const group = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...group].find(radio => radio.name === name && radio.defaultChecked)
}
