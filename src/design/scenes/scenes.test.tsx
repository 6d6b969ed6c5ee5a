import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Mark, Wordmark } from '#foundation/web/Wordmark.tsx'
import type { PictureProps } from '../isometric/shapes/Scene.tsx'
import { BookStep } from './BookStep.tsx'
import { EmailScene } from './EmailScene.tsx'
import { EmptyListScene } from './EmptyListScene.tsx'
import { ErrorScene } from './ErrorScene.tsx'
import { FindStep } from './FindStep.tsx'
import { HeroScene } from './HeroScene.tsx'
import { MoveInStep } from './MoveInStep.tsx'
import { NotFoundScene } from './NotFoundScene.tsx'
import { illustratedTypes, StorageTypeScene } from './StorageTypeScene.tsx'
import { DeliveryScene } from './solutions/DeliveryScene.tsx'
import { ForYouScene } from './solutions/ForYouScene.tsx'
import { PackingScene } from './solutions/PackingScene.tsx'
import { SelfStorageSolutionScene } from './solutions/SelfStorageSolutionScene.tsx'
import { WelcomeScene } from './WelcomeScene.tsx'

const budget = 10_300
const heroBudget = 23_500

const pictures = {
  BookStep,
  DeliveryScene,
  EmailScene,
  EmptyListScene,
  ErrorScene,
  FindStep,
  ForYouScene,
  HeroScene,
  Mark,
  MoveInStep,
  NotFoundScene,
  PackingScene,
  SelfStorageSolutionScene,
  WelcomeScene,
  Wordmark,
  ...Object.fromEntries(
    illustratedTypes.map(type => [
      type,
      (picture: PictureProps) => createElement(StorageTypeScene, { type, ...picture }),
    ]),
  ),
}

describe.each(Object.entries(pictures))('the picture %s', (name, Picture) => {
  const markup = renderToStaticMarkup(createElement(Picture))

  test('is drawn without anything the content policy forbids', () => {
    expect(markup).toMatch(/^<svg .*<\/svg>$/s)
    expect(markup).not.toContain('style=')
  })

  test('takes every colour from the theme', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i)
  })

  test('has only numbers for places', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('stays small', () => {
    expect(markup.length).toBeLessThan(name === 'HeroScene' ? heroBudget : budget)
  })

  test('is silent as decoration and speaks when it has a title', () => {
    expect(markup).toContain('aria-hidden="true"')
    const titled = renderToStaticMarkup(createElement(Picture, { title: 'A lit garage' }))
    expect(titled).toContain('role="img" aria-label="A lit garage"')
    expect(titled).not.toContain('aria-hidden')
  })
})

test('all nine storage types have a picture', () => {
  expect(illustratedTypes).toHaveLength(9)
})
