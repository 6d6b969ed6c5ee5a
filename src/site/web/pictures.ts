import { createIsomorphicFn } from '@tanstack/react-start'
import { BookStep } from '#design/scenes/BookStep.tsx'
import { EmailScene } from '#design/scenes/EmailScene.tsx'
import { FindStep } from '#design/scenes/FindStep.tsx'
import { MoveInStep } from '#design/scenes/MoveInStep.tsx'
import { DeliveryScene } from '#design/scenes/solutions/DeliveryScene.tsx'
import { ForYouScene } from '#design/scenes/solutions/ForYouScene.tsx'
import { PackingScene } from '#design/scenes/solutions/PackingScene.tsx'
import { SelfStorageSolutionScene } from '#design/scenes/solutions/SelfStorageSolutionScene.tsx'
import { BusinessScene } from '#design/scenes/storage-types/BusinessScene.tsx'
import { GarageScene } from '#design/scenes/storage-types/GarageScene.tsx'
import { SelfStorageScene } from '#design/scenes/storage-types/SelfStorageScene.tsx'
import { SpareRoomScene } from '#design/scenes/storage-types/SpareRoomScene.tsx'
import { WelcomeScene } from '#design/scenes/WelcomeScene.tsx'
import { drawn, drawnPictures, loaded } from '#design/server-drawn/drawn-picture.tsx'

const sources = createIsomorphicFn()
  .server(() => ({
    find: drawn(FindStep),
    book: drawn(BookStep),
    moveIn: drawn(MoveInStep),
    welcome: drawn(WelcomeScene),
    email: drawn(EmailScene),
    selfStorage: drawn(SelfStorageSolutionScene),
    delivery: drawn(DeliveryScene),
    packing: drawn(PackingScene),
    forYou: drawn(ForYouScene),
    business: drawn(BusinessScene),
    spareRoom: drawn(SpareRoomScene),
    unit: drawn(SelfStorageScene),
    garage: drawn(GarageScene),
  }))
  .client(() => ({
    find: loaded(() => import('#design/scenes/FindStep.tsx'), 'FindStep'),
    book: loaded(() => import('#design/scenes/BookStep.tsx'), 'BookStep'),
    moveIn: loaded(() => import('#design/scenes/MoveInStep.tsx'), 'MoveInStep'),
    welcome: loaded(() => import('#design/scenes/WelcomeScene.tsx'), 'WelcomeScene'),
    email: loaded(() => import('#design/scenes/EmailScene.tsx'), 'EmailScene'),
    selfStorage: loaded(
      () => import('#design/scenes/solutions/SelfStorageSolutionScene.tsx'),
      'SelfStorageSolutionScene',
    ),
    delivery: loaded(() => import('#design/scenes/solutions/DeliveryScene.tsx'), 'DeliveryScene'),
    packing: loaded(() => import('#design/scenes/solutions/PackingScene.tsx'), 'PackingScene'),
    forYou: loaded(() => import('#design/scenes/solutions/ForYouScene.tsx'), 'ForYouScene'),
    business: loaded(
      () => import('#design/scenes/storage-types/BusinessScene.tsx'),
      'BusinessScene',
    ),
    spareRoom: loaded(
      () => import('#design/scenes/storage-types/SpareRoomScene.tsx'),
      'SpareRoomScene',
    ),
    unit: loaded(
      () => import('#design/scenes/storage-types/SelfStorageScene.tsx'),
      'SelfStorageScene',
    ),
    garage: loaded(() => import('#design/scenes/storage-types/GarageScene.tsx'), 'GarageScene'),
  }))

/** Used as `<pictures.find className="aspect-[4/3]" />`. */
export const pictures = drawnPictures(sources())
