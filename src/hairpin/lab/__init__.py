"""Many races: how fast, and later how well."""
