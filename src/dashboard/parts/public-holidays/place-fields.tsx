import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { places, regionsIn, type Place } from './places';

export interface HolidayPlace {
  /** ISO 3166-1; '' for none. */
  country: string;
  /** '' for the whole country. */
  region: string;
}

export interface PlaceFieldsProps {
  place: HolidayPlace;
  /** The text of no country. */
  placeholder: string;
  onPlace: (place: HolidayPlace) => void;
}

const choices = (known: readonly Place[]) => known.map(({ id, name }) => ({ value: id, label: name }));

/** Chooses the country and region of public holidays. */
export function PlaceFields({ place: { country, region }, placeholder, onPlace }: PlaceFieldsProps) {
  const regions = regionsIn(country);
  return (
    <>
      <ChoiceField
        label="Country"
        placeholder={placeholder}
        choices={choices(places)}
        value={country}
        onChange={({ target }) => onPlace({ country: target.value, region: '' })}
      />
      <ChoiceField
        label="Region"
        placeholder={regions.length > 0 ? 'Whole country' : 'No regions'}
        choices={choices(regions)}
        value={region}
        onChange={({ target }) => onPlace({ country, region: target.value })}
      />
    </>
  );
}
