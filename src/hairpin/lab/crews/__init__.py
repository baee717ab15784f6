"""Who does the jobs of the lab: processes of this machine, or the workers of a Ray or Dask cluster."""
