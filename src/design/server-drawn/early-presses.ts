/**
 * Runs in the document head: remembers what is pressed before the page has come alive, so that it
 * is pressed again once somebody listens. Links, forms and popovers work by themselves. A part that
 * wakes by itself may be pressed before it listens although the page around it already does.
 */
export const earlyPressScript = `(function(){var k=new Map(),w='[data-waking]';function f(e){var t=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget]),input[type=checkbox],input[type=radio]');if(t&&(window.takeEarlyPresses||t.closest(w)))k.set(t,[t,t.checked,e])}addEventListener('click',f,true);window.pressesIn=function(part){var p=Array.from(k.values()).filter(function(v){return part?part.contains(v[0]):!v[0].closest(w)});p.forEach(function(v){k.delete(v[0])});return p};window.takeEarlyPresses=function(){delete window.takeEarlyPresses;return window.pressesIn()};window.isPressed=function(){return k.size>0}})()`

type EarlyPress = [
  control: HTMLButtonElement | HTMLInputElement,
  isOn: boolean | undefined,
  press: Event,
]

export function repeatEarlyPresses(): void {
  const take: unknown = Reflect.get(window, 'takeEarlyPresses')
  if (typeof take === 'function') repeat(take())
}

/**
 * The same for a part of the page, in the moment when it begins to listen. Where it was a press
 * that brought it to life, React hands it on by itself.
 */
export function repeatPressesIn(part: Element): void {
  const take: unknown = Reflect.get(window, 'pressesIn')
  if (typeof take !== 'function') return
  const presses: EarlyPress[] = take(part)
  const unheard = presses.filter(([, , press]) => press !== window.event)
  if (unheard.length > 0) setTimeout(() => repeat(unheard))
}

/** Whether something was pressed that still has to be repeated. */
export function isPressed(): boolean {
  const asked: unknown = Reflect.get(window, 'isPressed')
  return typeof asked === 'function' && asked()
}

/** Resolves when something is pressed that will have to be repeated, or has been. */
export function nextEarlyPress(): Promise<void> {
  return new Promise(resolve => {
    const look = () => isPressed() && resolve()
    window.addEventListener('click', look)
    look()
  })
}

function repeat(presses: readonly EarlyPress[]): void {
  for (const [control, isOn] of presses) {
    if (!control.isConnected) continue
    // No component uses this event, but it makes React hydrate this part first.
    control.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    if (control instanceof HTMLButtonElement) control.click()
    else if (isOn !== control.defaultChecked) switchBack(control)
  }
}

/** The browser has already changed the control, so it is changed back before the press is repeated. */
function switchBack(input: HTMLInputElement): void {
  // By hand for a radio too: what React remembers of it does not follow the rest of its group.
  input.checked = input.defaultChecked
  const before = input.type === 'radio' ? chosenBefore(input) : undefined
  if (before) before.checked = true
  input.click()
}

function chosenBefore({ name }: HTMLInputElement): HTMLInputElement | undefined {
  const group = document.querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...group].find(radio => radio.name === name && radio.defaultChecked)
}
