import { createIsomorphicFn } from '@tanstack/react-start'
import { BookStep } from '#foundation/web/scenes/BookStep.tsx'
import { EmailScene } from '#foundation/web/scenes/EmailScene.tsx'
import { FindStep } from '#foundation/web/scenes/FindStep.tsx'
import { MoveInStep } from '#foundation/web/scenes/MoveInStep.tsx'
import { DeliveryScene } from '#foundation/web/scenes/solutions/DeliveryScene.tsx'
import { ForYouScene } from '#foundation/web/scenes/solutions/ForYouScene.tsx'
import { PackingScene } from '#foundation/web/scenes/solutions/PackingScene.tsx'
import { SelfStorageSolutionScene } from '#foundation/web/scenes/solutions/SelfStorageSolutionScene.tsx'
import { BusinessScene } from '#foundation/web/scenes/storage-types/BusinessScene.tsx'
import { GarageScene } from '#foundation/web/scenes/storage-types/GarageScene.tsx'
import { SelfStorageScene } from '#foundation/web/scenes/storage-types/SelfStorageScene.tsx'
import { SpareRoomScene } from '#foundation/web/scenes/storage-types/SpareRoomScene.tsx'
import { WelcomeScene } from '#foundation/web/scenes/WelcomeScene.tsx'
import { drawn, loaded, stillPictures } from '#foundation/web/still/still-picture.tsx'

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
    find: loaded(() => import('#foundation/web/scenes/FindStep.tsx'), 'FindStep'),
    book: loaded(() => import('#foundation/web/scenes/BookStep.tsx'), 'BookStep'),
    moveIn: loaded(() => import('#foundation/web/scenes/MoveInStep.tsx'), 'MoveInStep'),
    welcome: loaded(() => import('#foundation/web/scenes/WelcomeScene.tsx'), 'WelcomeScene'),
    email: loaded(() => import('#foundation/web/scenes/EmailScene.tsx'), 'EmailScene'),
    selfStorage: loaded(
      () => import('#foundation/web/scenes/solutions/SelfStorageSolutionScene.tsx'),
      'SelfStorageSolutionScene',
    ),
    delivery: loaded(
      () => import('#foundation/web/scenes/solutions/DeliveryScene.tsx'),
      'DeliveryScene',
    ),
    packing: loaded(
      () => import('#foundation/web/scenes/solutions/PackingScene.tsx'),
      'PackingScene',
    ),
    forYou: loaded(() => import('#foundation/web/scenes/solutions/ForYouScene.tsx'), 'ForYouScene'),
    business: loaded(
      () => import('#foundation/web/scenes/storage-types/BusinessScene.tsx'),
      'BusinessScene',
    ),
    spareRoom: loaded(
      () => import('#foundation/web/scenes/storage-types/SpareRoomScene.tsx'),
      'SpareRoomScene',
    ),
    unit: loaded(
      () => import('#foundation/web/scenes/storage-types/SelfStorageScene.tsx'),
      'SelfStorageScene',
    ),
    garage: loaded(
      () => import('#foundation/web/scenes/storage-types/GarageScene.tsx'),
      'GarageScene',
    ),
  }))

/** The drawings of the site's own pages: `<pictures.find className="aspect-[4/3]" />`. */
export const pictures = stillPictures(sources())
