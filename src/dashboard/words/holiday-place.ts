const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A place of public holidays: 'Germany', or with its region's code 'Germany (DE-SN)'. @param region - '' for the whole country */
export const holidayPlace = ({ country, region }: { country: string; region: string }): string => {
  const name = countries.of(country) ?? country;
  return region ? `${name} (${country}-${region})` : name;
};
