import { farthestKm, radiusWords } from '#listings/rules/limits.ts'

export const copy = {
  address: {
    heading: 'Location',
    label: 'Address',
    help: 'Your whole address, your postcode, or your town. For example 14 Stonegate, York YO1 8ZW.',
    door: 'Where the space is',
    house: 'House number or name',
    street: 'Street',
    town: 'Town or city',
    postcode: 'Postcode',
    private:
      'Renters see the street and the area. Only people who have paid for a booking, or come to a viewing, see the door.',
    pinHelp: 'Not quite right? Drag the pin, or move it with the arrow keys.',
    approximate: 'We only know roughly where that is. Please drag the pin to your door.',
    unplaced: 'Choose a suggestion or enter a postcode to put your space on the map.',
    here: 'Use my location',
    hereFailed: 'Your device did not tell where it is. Please enter the postcode instead.',
    noStreets:
      'This map does not show streets. Put the pin by your postcode or by your location, and move it by the distances on the map.',
    map: 'Map of where the space is',
    pin: 'Your space',
    written: (address: string) => `Address as we will write it: ${address}`,
  },

  type: {
    heading: 'Type',
    storageType: 'Storage type',
    chooseType: 'Choose a storage type',
    floor: 'Floor',
    chooseFloor: 'Choose a floor',
    features: 'Features',
    featuresHelp: 'Choose everything that is true of your space.',
  },

  services: {
    heading: 'Services',
    intro: 'Offer these if you like. Leave them out if you do not.',
    explained: {
      delivery: 'You collect things from renters and bring them to the space.',
      packing: 'You bring boxes and pack things up.',
    },
    vehicle: 'Vehicle type',
    chooseVehicle: 'Choose a vehicle',
    costPerKm: 'Cost per km',
    costPerKmHelp: 'What a renter pays for each kilometre of the way.',
    radius: 'Furthest you will drive',
    radiusHelp: `In kilometres, at most ${farthestKm}. Leave it empty if you go anywhere.`,
    radiusWrong: radiusWords,
    packaging: 'Packaging size',
    choosePackaging: 'Choose a size',
    costPerSize: 'Cost per size',
    costPerSizeHelp: (price: string | null) =>
      price === null
        ? 'Not charged at present. Renters pay nothing for packing for now.'
        : `Not charged. Renters pay ${price} for packing, whatever the size.`,
  },
}
