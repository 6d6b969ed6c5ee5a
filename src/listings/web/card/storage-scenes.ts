import { createIsomorphicFn } from '@tanstack/react-start'
import { BasementScene } from '#design/scenes/storage-types/BasementScene.tsx'
import { BusinessScene } from '#design/scenes/storage-types/BusinessScene.tsx'
import { GarageScene } from '#design/scenes/storage-types/GarageScene.tsx'
import { LoftScene } from '#design/scenes/storage-types/LoftScene.tsx'
import { MotorBikeScene } from '#design/scenes/storage-types/MotorBikeScene.tsx'
import { SelfStorageScene } from '#design/scenes/storage-types/SelfStorageScene.tsx'
import { ShedScene } from '#design/scenes/storage-types/ShedScene.tsx'
import { SpareRoomScene } from '#design/scenes/storage-types/SpareRoomScene.tsx'
import { WarehouseScene } from '#design/scenes/storage-types/WarehouseScene.tsx'
import { drawn, drawnPictures, loadedWhenShown } from '#design/server-drawn/drawn-picture.tsx'

const folder = {
  garage: () => import('#design/scenes/storage-types/GarageScene.tsx'),
  unit: () => import('#design/scenes/storage-types/SelfStorageScene.tsx'),
  warehouse: () => import('#design/scenes/storage-types/WarehouseScene.tsx'),
  shed: () => import('#design/scenes/storage-types/ShedScene.tsx'),
  spareRoom: () => import('#design/scenes/storage-types/SpareRoomScene.tsx'),
  basement: () => import('#design/scenes/storage-types/BasementScene.tsx'),
  loft: () => import('#design/scenes/storage-types/LoftScene.tsx'),
  business: () => import('#design/scenes/storage-types/BusinessScene.tsx'),
  motorBike: () => import('#design/scenes/storage-types/MotorBikeScene.tsx'),
}

const sources = createIsomorphicFn()
  .server(() => ({
    'garage&lockup': drawn(GarageScene),
    selfStorageUnit: drawn(SelfStorageScene),
    warehouse: drawn(WarehouseScene),
    'outhouse&shed': drawn(ShedScene),
    spareRoom: drawn(SpareRoomScene),
    basement: drawn(BasementScene),
    loft: drawn(LoftScene),
    businessStorage: drawn(BusinessScene),
    motorBikeStorage: drawn(MotorBikeScene),
  }))
  .client(() => ({
    'garage&lockup': loadedWhenShown(folder.garage, 'GarageScene'),
    selfStorageUnit: loadedWhenShown(folder.unit, 'SelfStorageScene'),
    warehouse: loadedWhenShown(folder.warehouse, 'WarehouseScene'),
    'outhouse&shed': loadedWhenShown(folder.shed, 'ShedScene'),
    spareRoom: loadedWhenShown(folder.spareRoom, 'SpareRoomScene'),
    basement: loadedWhenShown(folder.basement, 'BasementScene'),
    loft: loadedWhenShown(folder.loft, 'LoftScene'),
    businessStorage: loadedWhenShown(folder.business, 'BusinessScene'),
    motorBikeStorage: loadedWhenShown(folder.motorBike, 'MotorBikeScene'),
  }))

const scenes = drawnPictures(sources())

/** For listings without a picture of their own. */
export function storageScene(type: string | null) {
  return type !== null && type in scenes
    ? scenes[type as keyof typeof scenes]
    : scenes.selfStorageUnit
}
